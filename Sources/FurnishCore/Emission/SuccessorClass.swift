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

    /// Foundation's types that the class uses.
    var foundationTypes: [String] {
        ["struct Foundation.Data", "class Foundation.FileHandle"]
            + (factory.isSendable ? ["class Foundation.NSRecursiveLock"] : [])
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
        let isSendable = factory.isSendable
        let make = "\(describer.closureAttribute(factory))() -> \(factoryName)"
        let line =
            "Furnish: \\(member) was asked of a released \(factory.factory), which is made again\(eager): "
            + "keep the factory, or take a closure that returns an optional.\\n"
        return .text(
            """
            /// Makes a `\(factory.factory)` again for the closures that outlive it. They share it, and keep it.
            \(isolation)private final class \(name)\(isSendable ? ": @unchecked \(types.standard("Sendable"))" : "") {
                var make: \(make)
                private var factory: \(factoryName)?
            \(isSendable ? "    private let lock = \(types.standard("NSRecursiveLock"))()\n" : "")
                init(_ make: @escaping \(make)) {
                    self.make = make
                }

                func factory(for member: \(types.standard("String"))) -> \(factoryName) {
            \(isSendable ? "        lock.lock()\n        defer { lock.unlock() }\n" : "")\
                    if let factory { return factory }
                    #if DEBUG
                    let line =
                        "\(line)"
                    \(types.standard("FileHandle")).standardError.write(\(types.standard("Data"))(line.utf8))
                    #endif
                    let factory = make()
                    self.factory = factory
                    return factory
                }
            }
            """)
    }

    private var isolation: String {
        if let actor = factory.isolation { return "@" + types.spell(actor) + " " }
        return factory.isNonisolated || factory.isSendable ? "nonisolated " : ""
    }
}
