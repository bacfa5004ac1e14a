/// Writes the expressions that make things: calls of initializers and of the factory's own members.
struct Expression {
    let graph: DependencyGraph
    let names: MemberNames
    let factory: String
    /// The provider whose making is written.
    let provider: Int
    /// The parameters without a literal default are left out, as in the shorter overload of a member.
    var omitsDefaults = false
    /// Names in scope that hide the factory's members.
    private let hidden: Set<String>

    init(_ graph: DependencyGraph, _ names: MemberNames, factory: String, provider: Int, omitsDefaults: Bool = false) {
        self.graph = graph
        self.names = names
        self.factory = factory
        self.provider = provider
        self.omitsDefaults = omitsDefaults
        hidden = Set(graph.givens[provider].map { graph.program.names.text($0.name) })
    }

    // MARK: Making an instance

    /// What makes a new instance of the provider: `CounterViewModel(clock: clock, start: start)`, argument by argument.
    func construction() -> Call {
        let row = graph.providers[provider]
        let arguments = row.needs.compactMap(argument)
        switch row.construction {
        case .initializer: return Call(callee: graph.text.spell(row.type), arguments: arguments, isRead: false)
        case .function(let name): return Call(callee: member(row, name), arguments: arguments, isRead: false)
        case .property(let name): return Call(callee: member(row, name), arguments: [], isRead: true)
        }
    }

    private func member(_ row: Provider, _ name: Name) -> String {
        let text = graph.program.names.escaped(name)
        return row.owner.map { graph.text.path($0) + "." + text } ?? text
    }

    private func argument(_ need: Int) -> String? {
        let row = graph.bindings.needs[need]
        guard let value = value(need) else { return nil }
        return row.label == .none ? value : SwiftKeyword.argument(graph.program.names.text(row.label)) + ": " + value
    }

    private func value(_ need: Int) -> String? {
        let row = graph.bindings.needs[need]
        switch graph.fulfilments[need] {
        case .given:
            if omitsDefaults, row.defaultValue == .expression { return nil }
            return (row.isInout ? "&" : "") + graph.program.names.escaped(row.name)
        case .provider(let available): return call(available, within: Scope())
        case .closure(let closure): return self.closure(closure, within: Scope())
        case .omitted, .missing: return nil
        }
    }

    // MARK: Calling members

    /// Where an expression stands.
    private struct Scope {
        /// What closures around it take: the given parameter's name, and what it is called there.
        var taken: [Name: String] = [:]
        var isInClosure = false
        var depth = 0
    }

    private func call(_ available: Int, within scope: Scope) -> String {
        let entry = graph.available[available]
        var text = SwiftKeyword.escaped(names.names[available])
        if scope.isInClosure {
            text = (graph.isKept[provider] ? "(self ?? \(factory)())" : "self") + "." + text
        } else if hidden.contains(names.names[available]) {
            text = "self." + text
        }
        if graph.isProperty(entry.provider) { return text }
        let arguments = graph.givens[entry.provider].compactMap { given in passed(given, within: scope) }
        return text + "(" + arguments.joined(separator: ", ") + ")"
    }

    private func passed(_ given: GivenParameter, within scope: Scope) -> String? {
        let name = graph.program.names.text(given.name)
        let label = SwiftKeyword.argument(name) + ": "
        if let taken = scope.taken[given.name] { return label + taken }
        guard let own = graph.givens[provider].first(where: { $0.name == given.name }) else { return nil }
        if omitsDefaults, graph.bindings.needs[own.need].defaultValue == .expression { return nil }
        return label + SwiftKeyword.escaped(name)
    }

    // MARK: Closures

    private func closure(_ row: Int, within outer: Scope) -> String {
        let plan = graph.closures[row]
        var scope = outer
        scope.isInClosure = true
        scope.depth += 1
        var head: [String] = []
        if graph.isKept[provider] { head.append("[weak self]") }
        let parameters = parameterNames(plan, &scope)
        if !parameters.isEmpty { head.append(parameters.joined(separator: ", ")) }
        let body: String
        switch plan.result {
        case .provider(let available):
            body = prefix(graph.effects[graph.available[available].provider]) + call(available, within: scope)
        case .closure(let inner): body = closure(inner, within: scope)
        case .given, .omitted, .missing: body = ""
        }
        return "{ " + (head.isEmpty ? "" : head.joined(separator: " ") + " in ") + body + " }"
    }

    /// `$0` and on where nothing stands in between, else names. A closure that keeps no factory has a head anyway.
    private func parameterNames(_ plan: ClosurePlan, _ scope: inout Scope) -> [String] {
        let isInnermost: Bool
        if case .closure = plan.result { isInnermost = false } else { isInnermost = true }
        var parameters: [String] = []
        for (position, name) in plan.filled.enumerated() {
            if isInnermost {
                scope.taken[name] = "$\(position)"
            } else {
                let text = graph.program.names.escaped(name)
                scope.taken[name] = text
                parameters.append(text)
            }
        }
        return parameters
    }

    // MARK: Effects

    /// `try await `, as far as making the provider takes it.
    func prefix(_ effects: Effects) -> String {
        (effects.contains(.isThrowing) ? "try " : "") + (effects.contains(.isAsync) ? "await " : "")
    }
}

/// A call that is written on one line, or with an argument on each.
struct Call {
    let callee: String
    let arguments: [String]
    /// A property is read and takes no arguments.
    let isRead: Bool

    /// - Parameters:
    ///   - column: Where the call begins, in characters.
    ///   - indentation: How far the line is indented that it begins on, in characters.
    func text(column: Int, indentation: Int) -> String {
        if isRead { return callee }
        let line = callee + "(" + arguments.joined(separator: ", ") + ")"
        if arguments.isEmpty || column + line.count <= Call.widest { return line }
        let margin = String(repeating: " ", count: indentation)
        return callee + "(\n" + arguments.map { margin + "    " + $0 }.joined(separator: ",\n") + "\n" + margin + ")"
    }

    /// The longest line that is written, in characters.
    static let widest = 120
}
