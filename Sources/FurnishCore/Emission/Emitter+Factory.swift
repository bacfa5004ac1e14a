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

    /// Writes the scope's value, the parent factory and the initializer.
    private func emitInitializer(_ scope: ScopeID) {
        let factory = graph.bindings.scopes[scope]
        let parameters = describer.initializerParameters(scope)
        var assignments: [Statement] = []
        let again = graph.fakes.isFaked(scope) && factory.parent == nil ? factory.type.map(types.spell) : nil
        if let input = factory.input, let type = factory.type, let name = names.inputs[scope] {
            let file = describer.summaries.fileName(graph.providers[input])
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
                result: "\(describer.closureAttribute(factory))(\(again)) -> \(name)")
            writer.blankLine()
            writer.write(Member(head: head, body: .initial(Statement("{ \(name)($0) }"))))
        }
        if !parameters.isEmpty { writer.blankLine() }
        let head = MemberHead(
            access: describer.access.ofInitializer(factory).modifier(ifPublic: "public"), introducer: "", name: "init",
            parameters: parameters)
        writer.write(Member(head: head, body: .statements(assignments)))
    }

    private func isEntryPoint(_ offer: OfferID) -> Bool { graph.providers[graph.offers[offer].provider].isEntryPoint }
}
