/// The class of each factory.
extension Emitter {
    func emitFactory(_ scope: ScopeID, _ offers: [OfferID]) {
        let factory = graph.bindings.scopes[scope]
        let condition = conditions.text(ofScope: scope)
        writer.blankLine()
        writer.conditional(on: condition) {
            if factory.isSendable {
                writer.line("/// `Sendable` is unchecked: locks protect all mutable state.")
            }
            writeClassHead(
                factory, SwiftKeyword.escaped(factory.factory), isNonisolated: factory.isNonisolated)
            if factory.isSendable { writer.write(": @unchecked \(types.standard("Sendable"))") }
            writer.braces {
                emitInitializer(scope)
                // Entry points first; otherwise in the order of modules, files and positions.
                emitMembers(offers.filter(isEntryPoint))
                emitMembers(offers.filter { !isEntryPoint($0) })
            }
        }
    }

    /// Writes the start of a declaration, up to the name of the class.
    func writeClassHead(_ factory: FactoryScope, _ name: String, isNonisolated: Bool) {
        writer.write(factory.isolation.map { "@" + types.spell($0) + " " } ?? (isNonisolated ? "nonisolated " : ""))
        writer.write(factory.access.modifier(ifPublic: "open") + "class " + name)
    }

    /// The parameters for the value that a factory starts from, and for its parent.
    func initializerParameters(_ scope: ScopeID) -> [String] {
        let factory = graph.bindings.scopes[scope]
        var parameters: [String] = []
        if let type = factory.type, let name = names.inputs[scope] {
            parameters.append("_ \(SwiftKeyword.argument(name)): \(types.spell(type))")
        }
        if let parent = factory.parent {
            // A value called `parent` takes the name, but not the label.
            let name = names.parent == "parent" ? "" : " " + names.parent
            parameters.append("parent\(name): \(SwiftKeyword.escaped(graph.bindings.scopes[parent].factory))")
        }
        return parameters
    }

    /// Writes the scope's value, the parent factory and the initializer.
    private func emitInitializer(_ scope: ScopeID) {
        let factory = graph.bindings.scopes[scope]
        let parameters = initializerParameters(scope)
        var assignments: [Statement] = []
        let again = graph.fakes.isFaked(scope) && factory.parent == nil ? factory.type.map(types.spell) : nil
        if let input = factory.input, let type = factory.type, let name = names.inputs[scope] {
            let file = summaries.fileName(graph.providers[input])
            let head = MemberHead(
                documentation: "The `\(graph.text.show(type))` that everything here is made from. (\(file))",
                access: factory.access.modifier(ifPublic: "public"), introducer: "let ",
                name: SwiftKeyword.escaped(name), result: types.spell(type))
            writer.write(Member(head: head, body: .none))
            assignments.append(Statement("self.\(SwiftKeyword.escaped(name)) = \(SwiftKeyword.escaped(name))"))
            if factory.isSendable {
                assignments += [
                    Statement("// This class is unchecked; that what it shares is `Sendable` is not."),
                    Statement("_ = \(SwiftKeyword.escaped(name)) as any \(types.standard("Sendable"))"),
                ]
            }
        }
        if let parent = factory.parent {
            let type = SwiftKeyword.escaped(graph.bindings.scopes[parent].factory)
            let head = MemberHead(access: "fileprivate ", introducer: "let ", name: names.parent, result: type)
            writer.write(Member(head: head, body: .none))
            assignments.append(Statement("self.\(names.parent) = \(names.parent)"))
        }
        if let again {
            let name = SwiftKeyword.escaped(factory.factory)
            let head = MemberHead(
                documentation: "Makes this factory again for a closure that outlives it. A fake makes a fake.",
                access: "fileprivate ", introducer: "var ", name: names.makeAgain,
                result: "\(closureAttribute(factory))(\(again)) -> \(name)")
            writer.blankLine()
            writer.write(Member(head: head, body: .initial(Statement("{ \(name)($0) }"))))
        }
        if !parameters.isEmpty { writer.blankLine() }
        let head = MemberHead(
            access: access.ofInitializer(factory).modifier(ifPublic: "public"), introducer: "", name: "init",
            parameters: parameters)
        writer.write(Member(head: head, body: .statements(assignments)))
    }

    /// The attribute of a closure that a factory keeps and calls.
    func closureAttribute(_ factory: FactoryScope) -> String {
        if let actor = factory.isolation { return "@\(types.spell(actor)) " }
        return factory.isSendable ? "@Sendable " : ""
    }
}
