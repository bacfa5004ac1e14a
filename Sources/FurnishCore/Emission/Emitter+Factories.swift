/// The classes of the generated file.
extension Emitter {
    func emitFactory(_ scope: Int, _ rows: [Int]) {
        let row = graph.bindings.scopes[scope]
        let condition = conditionText(ofScope: scope)
        text += "\n" + (condition.map { "#if \($0)\n" } ?? "")
        if row.isSendable {
            text += "/// It is `Sendable`, unchecked, because nothing in it changes but what is behind locks.\n"
        }
        let actor = row.isolation.map { "@" + types.spell($0) + " " } ?? (row.isNonisolated ? "nonisolated " : "")
        let conformance = row.isSendable ? ": @unchecked Sendable" : ""
        text +=
            "\(actor)\(modifier(row.access, ifPublic: "open"))class \(SwiftKeyword.escaped(row.factory))\(conformance) {\n"
        emitStart(scope)
        // Entry points first. Rows stand in the order of modules, files and places, a provider's own type before others.
        for row in rows where isEntryPoint(row) { emitMember(row) }
        for row in rows where !isEntryPoint(row) { emitMember(row) }
        text += "}\n"
        if condition != nil { text += "#endif\n" }
    }

    /// What the factory starts from, and its initializer.
    private func emitStart(_ scope: Int) {
        let row = graph.bindings.scopes[scope]
        var parameters: [String] = []
        var assignments: [String] = []
        if let input = row.input, let type = row.type, let name = names.inputs[scope] {
            let file = fileName(graph.providers[input])
            text += "    /// The `\(graph.text.show(type))` that everything here is made from. (\(file))\n"
            text +=
                "    \(modifier(row.access, ifPublic: "public"))let \(SwiftKeyword.escaped(name)): \(types.spell(type))\n"
            parameters.append("_ \(SwiftKeyword.argument(name)): \(types.spell(type))")
            assignments.append("self.\(SwiftKeyword.escaped(name)) = \(SwiftKeyword.escaped(name))")
            if row.isSendable {
                assignments.append("// This class is unchecked; that what it shares is `Sendable` is not.")
                assignments.append("_ = \(SwiftKeyword.escaped(name)) as any Sendable")
            }
        }
        if let parent = row.parent {
            let type = SwiftKeyword.escaped(graph.bindings.scopes[parent].factory)
            text += "    fileprivate let \(names.parent): \(type)\n"
            parameters.append("parent: \(type)")
            assignments.append("self.\(names.parent) = parent")
        }
        if !parameters.isEmpty { text += "\n" }
        text +=
            "    \(modifier(initializerAccess(row), ifPublic: "public"))init(\(parameters.joined(separator: ", "))) {"
        for assignment in assignments { text += "\n        " + assignment }
        text += assignments.isEmpty ? "}\n" : "\n    }\n"
    }

    // MARK: Access

    /// Who cannot name the outer factory cannot start an inner one.
    private func initializerAccess(_ scope: FactoryScope) -> Declaration.Access {
        guard let parent = scope.parent else { return scope.access }
        return min(scope.access, graph.bindings.scopes[parent].access)
    }

    func open(_ row: Int, isHanded: Bool = false) -> String {
        modifier(access.ofMember(row, isHanded: isHanded), ifPublic: "open")
    }

    private func modifier(_ access: Declaration.Access, ifPublic word: String) -> String {
        access >= .public ? word + " " : access == .package ? "package " : ""
    }
}
