/// The private class by which closures that outlive a factory share one that is made again.
struct SuccessorClass {
    private let factory: FactoryScope
    private let scope: ScopeID
    private let describer: Describer

    init(of scope: ScopeID, _ describer: Describer) {
        (self.scope, self.describer) = (scope, describer)
        factory = describer.graph.bindings.scopes[scope]
    }

    private var types: TypeText { describer.types }
    private var name: String { describer.privateName(factory.factory + "Successor") }
    private var factoryName: String { SwiftKeyword.escaped(factory.factory) }

    /// The factory's property.
    var property: CodeDeclaration {
        .stored(
            MemberHead(access: "fileprivate ", introducer: "let ", name: describer.names.successor, result: name))
    }

    /// The statement of the factory's initializer that sets the property. The parent makes the factory again, because a test
    /// may override its method, unless that is on an actor that the factory is not on.
    var assignment: Statement {
        let (graph, names) = (describer.graph, describer.names)
        let input = names.inputs[scope].map(SwiftKeyword.escaped) ?? ""
        var call = "\(factoryName)(\(input)\(factory.parent == nil ? "" : ", parent: \(names.parent)"))"
        if let maker = factory.maker, let method = names.makers[scope],
            !graph.isolations.mustHop(from: factory.isolation, to: maker)
        {
            call = "\(names.parent).\(method)(\(input))"
        }
        return Statement("self.\(names.successor) = \(name) { \(call) }")
    }

    /// What starts again with the factory.
    private var eager: String {
        let graph = describer.graph
        let built = graph.eagerInstances.instances(of: scope, in: graph).filter {
            !describer.fails(graph.providers[$0].condition)
        }
        return built.isEmpty ? "" : ", with a new " + built.map(graph.showMade).joined(separator: ", ")
    }

    var declaration: CodeDeclaration {
        let make = "\(describer.closureAttribute(factory))() -> \(factoryName)"
        return .text(
            """
            /// Makes a `\(factory.factory)` again for the closures that outlive it. They share it, and keep it.
            \(isolation)private final class \(name)\(superclass) {
                var make: \(make)
                private var factory: \(factoryName)?

                init(_ make: @escaping \(make)) {
                    self.make = make
                }

                func factory(for member: \(types.standard("String"))) -> \(factoryName) {
            \(factory.isSendable ? "        withLock {\n\(body(indent: "            "))\n        }" : body(indent: "        "))
                }
            }
            """)
    }

    private func body(indent: String) -> String {
        let line =
            "Furnish: \\(member) was asked of a released \(factory.factory), which is made again\(eager): "
            + "keep the factory, or take a closure that returns an optional.\\n"
        return """
            if let factory { return factory }
            #if DEBUG
            let line =
                "\(line)"
            _ = write(2, line, line.utf8.count)
            #endif
            let factory = make()
            self.factory = factory
            return factory
            """.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
    }

    private var superclass: String {
        if !factory.isSendable { return "" }
        return ": \(LockClass.name(describer.helperPrefix)), @unchecked \(types.standard("Sendable"))"
    }

    private var isolation: String {
        if let actor = factory.isolation { return "@" + types.spell(actor) + " " }
        return factory.isNonisolated || factory.isSendable ? "nonisolated " : ""
    }
}
