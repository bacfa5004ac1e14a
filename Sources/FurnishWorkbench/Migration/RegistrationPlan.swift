import FurnishCore

/// Decides which registrations move to the factory, and which stay.
struct RegistrationPlan {
    enum State {
        case moves(MovedRegistration)
        case stays(StayReason)
        /// It asks the factory, or makes it.
        case hasMoved
    }

    let sources: ContainerSources
    /// The state of each registration.
    private(set) var states: [State]
    private var registrations: [Registration] { sources.registrations }

    /// - Parameters:
    ///   - isChosen: Whether a registration is among those that the user wants to move.
    ///   - refused: Those that would not compile, with the reason.
    init(
        _ sources: ContainerSources, _ rules: RegistrationRules, isChosen: (Registration) -> Bool,
        refused: [Int: StayReason]
    ) {
        self.sources = sources
        states = sources.registrations.enumerated().map { row, registration in
            if sources.asksFactory(registration) { return .hasMoved }
            if let reason = refused[row] ?? rules.obstacle(row) { return .stays(reason) }
            return isChosen(registration)
                ? rules.moved[row] : .stays(StayReason("not chosen", "'--only' names others"))
        }
        settle(rules)
    }

    typealias Move = (row: Int, registration: Registration, moved: MovedRegistration)

    /// What moves, and how.
    var moves: [Move] {
        states.indices.compactMap { row in
            if case .moves(let moved) = states[row] { (row, registrations[row], moved) } else { nil }
        }
    }

    /// What stays because of what others do, until nothing changes.
    private mutating func settle(_ rules: RegistrationRules) {
        var isChanged = true
        while isChanged {
            isChanged = false
            let isMoving = Set(moves.map(\.row))
            for row in isMoving.sorted() {
                guard let reason = rules.obstacle(row, besides: isMoving) else { continue }
                states[row] = .stays(reason)
                isChanged = true
            }
        }
    }

    /// What stays, and why.
    var kept: [MigrationReport.Kept] {
        zip(registrations, states).compactMap { registration, state in
            guard case .stays(let reason) = state else { return nil }
            return .init(place: registration.place, name: registration.shownType(sources.graph), reason: reason)
        }
    }

    /// What a team must know of the factory in a container.
    var notes: [String] {
        let isOfSeveral = registrations.contains { $0.otherContainer != nil }
        switch sources.tool {
        case .factory where moves.contains { $0.registration.isKept }:
            return [
                "Factory holds no lock while the factory makes an instance: make its root 'sendable' or '@MainActor'."
            ]
        case .swinject where isOfSeveral && moves.contains(where: \.moved.takesResolver):
            return ["The factory asks the main container, also for what a child container asks of it."]
        default: return []
        }
    }

    /// The look-ups that the factory needs a bridge for: each asks for a type of its own.
    var bridged: [LookUp] {
        var (found, keys) = ([LookUp](), Set<TypeID>())
        let provided = Set(moves.flatMap { sources.types(of: $0.registration) })
        for need in moves.flatMap(\.moved.needs) {
            guard let type = need.type, case let key = sources.graph.keys.key(type), !provided.contains(key),
                sources.graph.provider(ofKey: key) == nil, keys.insert(key).inserted
            else { continue }
            found.append(need)
        }
        return found
    }
}

extension Registration {
    /// The global actor of its closure, or of the declaration that it is in.
    func actor(_ program: Program) -> String? {
        closure?.actor
            ?? (program.path(from: site).contains { program.hasAttribute("@MainActor", $0) } ? "MainActor" : nil)
    }

    /// The type of the initializer that its closure calls and nothing else.
    func madeSymbol(_ symbols: SymbolTable) -> SymbolID? {
        guard let closure, case .call(let call) = BodyShape(closure.body, in: text) else { return nil }
        return symbols.symbol(of: text.type(call.type, at: site, symbols)).map(symbols.aliasedSymbol)
    }

    /// The name by which messages call it: its key in Factory, else its type.
    func shownType(_ graph: DependencyGraph) -> String {
        key?.property ?? type.map { graph.text.show($0) }
            ?? text.text(tokens.lowerBound..<min(tokens.lowerBound + 1, tokens.upperBound))
    }
}
