/// How messages show the requirements of marked protocols, whose needs are closures that nobody wrote.
extension GraphMessages {
    /// A requirement as it is written, without attributes and modifiers.
    func written(_ site: Site) -> String {
        program.file(site.file).writtenText(range(of: site))
    }

    /// A requirement that takes all of these parameters.
    func requirement(_ site: Site, taking givens: [GivenParameter]) -> String {
        let parameters = givens.map { given in
            let isEscaping = given.isEscaping && graph.keys.isFunction(given.type)
            return names.text(given.name) + ": " + graph.text.parameter(given.type, isEscaping: isEscaping)
        }
        return requirement(site, parameters, effects: "", result: nil)
    }

    /// A requirement with the effects and the result of another closure than its own.
    func requirement(_ need: NeedID, _ function: FunctionType) -> String {
        guard let site = graph.needs[need].requirement else { return "" }
        let isSame = graph.needs[need].closure(types).result == function.result
        return requirement(
            site, program.parameters(of: site).map { program.file(site.file).writtenText($0.range) },
            effects: Effects(allowedBy: function.traits).words(ThrownErrors(of: function), graph.text),
            result: isSame ? nil : graph.text.spell(function.result))
    }

    /// - Parameter result: nil for the one that is written.
    private func requirement(_ site: Site, _ parameters: [String], effects: String, result: String?) -> String {
        let (source, declaration) = (program.file(site.file), program.declaration(site))
        let (name, type) = (source.writtenText(declaration.name), result ?? source.writtenText(declaration.type))
        if declaration.kind == .property, parameters.isEmpty { return "\(name): \(type) { get\(effects) }" }
        return "\(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(type)"
    }

    /// The type that a requirement's closure makes.
    func showResult(ofRequirement need: NeedID) -> String {
        graph.text.show(graph.needs[need].closure(types).result)
    }

    /// Writes another name, parameters and effects of a requirement.
    func rewriting(_ site: Site, as text: String) -> Fix {
        Fix("write '\(text)'", Change(program.source(site.file), .type(range(of: site), text)))
    }

    /// From the name to the end of the type, or of a property's accessors.
    private func range(of requirement: Site) -> ByteRange {
        let declaration = program.declaration(requirement)
        return ByteRange(declaration.name.start, declaration.range.end)
    }

    // MARK: Requirements that take the given parameters of what they make

    /// Lets a requirement take all that a caller passes to what it makes; nil for a need that is none.
    func requirementFix(of need: NeedID) -> Fix? {
        guard let site = graph.needs[need].requirement, let made = graph.provider(meeting: need) else { return nil }
        return rewriting(site, as: requirement(site, taking: graph.givens[made]))
    }

    /// For a need of a marked protocol: the requirement that brings the parameter can take it.
    func note(bringing parameter: GivenParameter, to need: NeedID) -> [Diagnostic.Note] {
        guard let made = graph.provider(meeting: need), graph.providers[made].isBundle,
            let found = graph.dependencies.calls[made].first(where: { call in
                graph.givens[call.made].contains { $0.need == parameter.need }
            }),
            let fix = requirementFix(of: found.need)
        else { return [] }
        return [note(found.need, "or ", fix)]
    }
}
