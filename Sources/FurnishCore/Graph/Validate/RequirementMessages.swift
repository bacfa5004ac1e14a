/// How messages show the requirements of marked protocols, whose needs are closures that nobody wrote.
extension GraphMessages {
    /// A requirement as it is written, without attributes and modifiers.
    func written(_ site: Site) -> String {
        let declaration = graph.program.declaration(site)
        return graph.program.file(site.file).writtenText(graph.program.rangeOfRequirement(declaration))
    }

    /// A requirement that takes all of these parameters.
    func requirement(_ site: Site, taking givens: [GivenParameter]) -> String {
        let declaration = graph.program.declaration(site)
        let parameters = givens.map { given in
            let isEscaping = given.isEscaping && graph.isFunction(given.type)
            return names.text(given.name) + ": " + graph.text.parameter(given.type, isEscaping: isEscaping)
        }
        return requirement(declaration, in: site.file, parameters, effects: "")
    }

    /// A requirement with the effects of a closure.
    func requirement(_ site: Site, _ function: FunctionType) -> String {
        let (file, declaration) = (graph.program.file(site.file), graph.program.declaration(site))
        let thrown = function.thrownType.map(ThrownErrors.type) ?? .anything
        let parameters = declaration.parameters.indices.map { file.writtenText(file.parameters[$0].range) }
        return requirement(
            declaration, in: site.file, parameters,
            effects: Effects(allowedBy: function.traits).words(thrown, graph.text))
    }

    private func requirement(
        _ declaration: Declaration, in file: Int32, _ parameters: [String], effects: String
    ) -> String {
        let source = graph.program.file(file)
        let (name, type) = (source.writtenText(declaration.name), source.writtenText(declaration.type))
        if declaration.kind == .property, parameters.isEmpty { return "\(name): \(type) { get\(effects) }" }
        return "\(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(type)"
    }

    /// The type that a requirement's closure makes.
    func showResult(ofRequirement need: NeedID) -> String {
        graph.text.show(graph.needs[need].closure(graph.types).result)
    }

    /// Writes another name, parameters and effects of a requirement.
    func rewriting(_ site: Site, as text: String) -> Fix {
        let range = graph.program.rangeOfRequirement(graph.program.declaration(site))
        return Fix("write '\(text)'", Fix.Edit(graph.program.source(site.file), range, text))
    }
}

extension Program {
    /// From the name to the end of the type, or of a property's accessors.
    func rangeOfRequirement(_ declaration: Declaration) -> ByteRange {
        ByteRange(declaration.name.start, declaration.range.end)
    }
}
