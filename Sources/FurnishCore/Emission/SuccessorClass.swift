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
        if let maker = factory.maker, let method = names.makers[scope], !graph.mustHop(from: factory.isolation, to: maker)
        {
            call = "\(names.parent).\(method)(\(input))"
        }
        return Statement("self.\(names.successor) = \(name) { \(call) }")
    }

    /// Foundation's types that the class uses.
    var foundationTypes: [String] {
        ["struct Foundation.Data", "class Foundation.FileHandle"] + (factory.isSendable ? ["class Foundation.NSRecursiveLock"] : [])
    }

    /// What starts again with the factory.
    private var eager: String {
        let graph = describer.graph
        let built = graph.eagerInstances.filter {
            graph.scopeOf[$0] == scope && !describer.fails(graph.providers[$0].condition)
        }
        return built.isEmpty ? "" : ", with a new " + built.map(graph.showMade).joined(separator: ", ")
    }

    var declaration: CodeDeclaration {
        let isSendable = factory.isSendable
        let actor = factory.isolation.map { "@" + types.spell($0) + " " } ?? (factory.isNonisolated || isSendable ? "nonisolated " : "")
        let make = "\(describer.closureAttribute(factory))() -> \(factoryName)"
        let lock = isSendable ? "\n    private let lock = \(types.standard("NSRecursiveLock"))()\n" : ""
        let locked = isSendable ? "\n        lock.lock()\n        defer { lock.unlock() }" : ""
        return .text("""
            /// Makes a `\(factory.factory)` again for the closures that outlive it, which share it. It lives while something uses it.
            \(actor)private final class \(name)\(isSendable ? ": @unchecked \(types.standard("Sendable"))" : "") {\(lock)
                var make: \(make)
                private weak var factory: \(factoryName)?

                init(_ make: @escaping \(make)) {
                    self.make = make
                }

                func factory(for member: \(types.standard("String"))) -> \(factoryName) {\(locked)
                    if let factory { return factory }
                    #if DEBUG
                    let line = "Furnish: \\(member) was called after its \(factory.factory) was released, so the factory was made again\(eager). Keep the factory while its closures are used, or take a closure that returns an optional.\\n"
                    \(types.standard("FileHandle")).standardError.write(\(types.standard("Data"))(line.utf8))
                    #endif
                    let factory = make()
                    self.factory = factory
                    return factory
                }
            }
            """)
    }
}
