/// The classes of the generated file.
extension Emitter {
    func emitFactory(_ scope: Int, _ rows: [Int]) {
        let row = graph.bindings.scopes[scope]
        let condition = conditionText(ofScope: scope)
        writer.blankLine()
        writer.conditional(on: condition) {
            if row.isSendable {
                writer.line("/// It is `Sendable`, unchecked, because nothing in it changes but what is behind locks.")
            }
            writer.write(row.isolation.map { "@" + types.spell($0) + " " } ?? (row.isNonisolated ? "nonisolated " : ""))
            writer.write(modifier(row.access, ifPublic: "open") + "class " + SwiftKeyword.escaped(row.factory))
            if row.isSendable { writer.write(": @unchecked Sendable") }
            writer.braces {
                emitStart(scope)
                // Entry points first. Rows stand in the order of modules, files and places, a provider's own type
                // before others.
                for row in rows where isEntryPoint(row) { emitMember(row) }
                for row in rows where !isEntryPoint(row) { emitMember(row) }
            }
        }
    }

    /// What the factory starts from, and its initializer.
    private func emitStart(_ scope: Int) {
        let row = graph.bindings.scopes[scope]
        var parameters: [String] = []
        var assignments: [String] = []
        if let input = row.input, let type = row.type, let name = names.inputs[scope] {
            let file = fileName(graph.providers[input])
            let access = modifier(row.access, ifPublic: "public")
            writer.line("/// The `\(graph.text.show(type))` that everything here is made from. (\(file))")
            writer.line("\(access)let \(SwiftKeyword.escaped(name)): \(types.spell(type))")
            parameters.append("_ \(SwiftKeyword.argument(name)): \(types.spell(type))")
            assignments.append("self.\(SwiftKeyword.escaped(name)) = \(SwiftKeyword.escaped(name))")
            if row.isSendable {
                assignments.append("// This class is unchecked; that what it shares is `Sendable` is not.")
                assignments.append("_ = \(SwiftKeyword.escaped(name)) as any Sendable")
            }
        }
        if let parent = row.parent {
            let type = SwiftKeyword.escaped(graph.bindings.scopes[parent].factory)
            writer.line("fileprivate let \(names.parent): \(type)")
            parameters.append("parent: \(type)")
            assignments.append("self.\(names.parent) = parent")
        }
        if !parameters.isEmpty { writer.blankLine() }
        writer.write(modifier(initializerAccess(row), ifPublic: "public"))
        writer.write("init(\(parameters.joined(separator: ", ")))")
        if assignments.isEmpty { return writer.line(" {}") }
        writer.braces { for assignment in assignments { writer.line(assignment) } }
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
