/// How messages show the requirements of marked protocols, whose needs are closures that nobody wrote.
extension GraphMessages {
    /// A requirement as it is written, without attributes and modifiers.
    func written(_ site: Site) -> String { program.file(site.file).writtenText(range(of: site)) }

    /// A requirement that takes all of these parameters.
    func requirement(_ site: Site, taking givens: [GivenParameter]) -> String {
        let parameters = givens.map { given in
            let isEscaping = given.isEscaping && keys.isFunction(given.type)
            return names.text(given.name) + ": " + graph.text.parameter(given.type, isEscaping: isEscaping)
        }
        let (file, declaration) = (program.file(site.file), program.declaration(site))
        let (name, type) = (file.writtenText(declaration.name), file.writtenText(declaration.type))
        if declaration.kind == .property, parameters.isEmpty { return "\(name): \(type) { get }" }
        return "\(name)(\(parameters.joined(separator: ", "))) -> \(type)"
    }

    /// The type that a requirement's closure makes.
    func showResult(ofRequirement need: NeedID) -> String { graph.text.show(needs[need].closure(types).result) }

    /// Writes another name and parameters of a requirement.
    func rewriting(_ site: Site, as text: String) -> Fix {
        Fix("write '\(text)'", Change(program.source(site.file), .type(range(of: site), text)))
    }

    /// From the name to the end of the type, or of a property's accessors.
    private func range(of requirement: Site) -> ByteRange {
        let declaration = program.declaration(requirement)
        return ByteRange(declaration.name.start, declaration.range.end)
    }

    // MARK: Requirements that return controllers

    /// A requirement that takes no coder can return a controller of a storyboard if a static function opens the scene.
    ///
    /// - Parameter closure: Makes the controller from a coder.
    /// - Returns: nil for a requirement that takes a coder, and for other needs.
    func openingScene(of type: SymbolID, with closure: String, for need: NeedID) -> Fix? {
        guard needs[need].requirement != nil, case let function = needs[need].closure(types), !takesCoder(function)
        else { return nil }
        let opener = symbols.staticMembers(of: type).first { member in
            writtenType(of: member).flatMap(symbols.symbol) == type && bindings.marked[member]?.provides == nil
                && TypeReader.parameters(of: member, symbols).contains {
                    types.function(keys.key($0.type)).map(takesCoder) == true
                }
        }
        let fix =
            opener.map { graph.marking($0, .provides).fix("mark '\(program.fullName(of: $0))'") }
            ?? Fix("mark a static function that opens its scene and takes '\(closure)' with '// @Provides'")
        let isOptional = types[keys.key(function.result)].kind == .optional
        return isOptional ? Fix("return '\(graph.text.path(type))', and \(fix.title)") : fix
    }

    private func takesCoder(_ function: FunctionType) -> Bool {
        function.parameters.contains { graph.text.show($0.type) == "NSCoder" }
    }

    func openingScene(madeBy made: ProviderID, for need: NeedID) -> Fix? {
        guard resolution.takesCoder(made), let type = symbols.symbol(of: providers[made].type) else { return nil }
        return openingScene(of: type, with: closure(making: made, insteadOf: need), for: need)
    }

    // MARK: Requirements that take the given parameters of what they make

    /// Lets a requirement take all that a caller passes to what it makes; nil for a need that is none.
    func requirementFix(of need: NeedID) -> Fix? {
        guard let site = needs[need].requirement, let made = graph.provider(meeting: need) else { return nil }
        return rewriting(site, as: requirement(site, taking: graph.givens[made]))
    }

    /// For a need of a marked protocol: the requirement that brings the parameter can take it.
    func note(bringing parameter: GivenParameter, to need: NeedID) -> [Diagnostic.Note] {
        guard let made = graph.provider(meeting: need), providers[made].isBundle,
            let found = calls[made].first(where: { call in
                graph.givens[call.made].contains { $0.need == parameter.need }
            }), let fix = requirementFix(of: found.need)
        else { return [] }
        return [note(found.need, "or ", fix)]
    }
}
