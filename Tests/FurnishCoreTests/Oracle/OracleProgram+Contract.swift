/// What the contract says about a program before it runs.
extension OracleProgram {
    /// A scope and those that contain it.
    func chain(_ scope: Int) -> [Int] {
        [scope] + (scopes[scope].parent.map(chain) ?? [])
    }

    /// The deepest of scopes of which each contains the next, or the outermost.
    func deepest(_ candidates: [Int]) -> Int {
        candidates.max { chain($0).count < chain($1).count } ?? 0
    }

    func isOneChain(_ candidates: [Int]) -> Bool {
        candidates.allSatisfy(chain(deepest(candidates)).contains)
    }

    /// The types that meet a key, of which the flag chooses one.
    func providers(of key: OracleKey) -> [OracleType] {
        switch key {
        case .type(let number): [types[number]]
        case .named(let number): types.filter { $0.protocols.contains(number) && !$0.isFake }
        }
    }

    func provider(of key: OracleKey, flag: Bool) -> OracleType {
        providers(of: key).first { isCompiled($0, flag: flag) }!
    }

    func isCompiled(_ type: OracleType, flag: Bool) -> Bool { type.condition ?? flag == flag }

    /// The contributions to a collection: those of the program by file and line, then those of the other module.
    func contributions(_ number: Int) -> [OracleType] {
        types.filter { $0.contribution == number }
            .sorted { ($0.isInKit ? 1 : 0, $0.file, $0.number) < ($1.isInKit ? 1 : 0, $1.file, $1.number) }
    }

    func fake(of type: OracleType) -> OracleType? {
        types.first { if case .fake(of: type.number) = $0.form { true } else { false } }
    }

    /// The scope whose factory makes a type. What a factory keeps lives where its marker says. Anything else lives in the
    /// deepest scope of its direct needs.
    func home(of type: OracleType) -> Int {
        if homes.indices.contains(type.number) { return homes[type.number] }
        if case .fake(of: let live) = type.form { return homes[live] }
        if type.isKept { return type.stated ?? 0 }
        return type.stated ?? deepest(type.needs.flatMap(homes))
    }

    func home(of key: OracleKey) -> Int { deepest(providers(of: key).map(home)) }

    func home(ofList number: Int) -> Int { deepest(contributions(number).map(home)) }

    /// The keys that something needs in each build, which are those for which the other module's types have members.
    var neededKeys: Set<OracleKey> {
        var (keys, lists, count) = (Set<OracleKey>(), Set<Int>(), -1)
        while count != keys.count + lists.count {
            count = keys.count + lists.count
            let reached = types.filter { type in
                let isNeeded = keys.contains(.type(type.number)) || type.contribution.map(lists.contains) == true
                return type.condition == nil && !type.isFake
                    && (!type.isInKit || isNeeded || type.protocols.contains { keys.contains(.named($0)) })
            }
            for need in reached.flatMap(\.needs) {
                switch need {
                case .instance(let key), .closure(let key, _, _): keys.insert(key)
                case .list(let number), .table(let number, _): lists.insert(number)
                case .given, .value, .user, .token, .tokenClosure, .open: break
                }
            }
        }
        return keys
    }

    /// The scopes of what a need takes directly.
    private func homes(of need: OracleNeed) -> [Int] {
        switch need {
        case .instance(let key): [home(of: key)]
        case .list(let number): [home(ofList: number)]
        case .value(let scope), .user(let scope), .token(let scope): [scope]
        case .given, .closure, .table, .tokenClosure, .open: []
        }
    }

    /// A type's own given parameters come before those of what is made for it, in the order of the needs.
    func givens(of type: OracleType) -> [Int] {
        if givens.indices.contains(type.number) { return givens[type.number] }
        var result = type.takesGiven ? [type.number] : []
        for given in type.needs.flatMap(givens) where !result.contains(given) { result.append(given) }
        return result
    }

    func givens(of key: OracleKey) -> [Int] { providers(of: key).first.map(givens) ?? [] }

    private func givens(of need: OracleNeed) -> [Int] {
        switch need {
        case .instance(let key): givens(of: key)
        case .closure(let key, let passing, _): givens(of: key).filter { !passing.contains($0) }
        default: []
        }
    }

    /// The types that a need takes directly.
    func direct(_ need: OracleNeed) -> [OracleType] {
        switch need {
        case .instance(let key): providers(of: key)
        case .list(let number): contributions(number)
        default: []
        }
    }

    /// Whether a call that makes a type makes something that it shares.
    func reachesShared(_ type: OracleType) -> Bool {
        type.lifetime == .graph
            || type.lifetime == .each && type.needs.flatMap(direct).contains(where: reachesShared)
    }

    /// Whether a type needs a closure of a scope that its direct needs do not reach, and so has to state where it lives.
    func hasDeeperClosures(_ type: OracleType) -> Bool {
        !type.needs.flatMap(makers).allSatisfy(chain(home(of: type)).contains)
    }

    /// The types that the factory of each scope keeps: its `once`, and what they reach by direct needs.
    func keptTypes() -> [Set<Int>] {
        var kept = scopes.map { _ in Set<Int>() }
        // A type comes after what it needs.
        for type in types.reversed() {
            var lifetime = type.lifetime
            if case .fake(of: let live) = type.form { lifetime = types[live].lifetime }
            if lifetime == .once { kept[home(of: type)].insert(type.number) }
            for scope in scopes.indices where kept[scope].contains(type.number) {
                kept[scope].formUnion(type.needs.flatMap(direct).map(\.number))
                if let fake = fake(of: type) { kept[scope].formUnion(fake.needs.flatMap(direct).map(\.number)) }
            }
        }
        return kept
    }

    /// The outermost factory never ends, if only the module itself can make it.
    func canEnd(_ scope: Int) -> Bool { scope != 0 || scopes[0].isPublic }

    /// The scopes whose factories make what a closure returns.
    func makers(of need: OracleNeed) -> [Int] {
        switch need {
        case .closure(let key, _, _): providers(of: key).map(home)
        case .table(let number, _): contributions(number).map(home)
        case .open(let scope, _): [scopes[scope].parent!]
        case .tokenClosure(let scope): [scope]
        case .given, .instance, .list, .value, .user, .token: []
        }
    }
}

/// What a fake factory asks for.
extension OracleProgram {
    /// The live types of a scope for which the caller passes something, in the order of the labels.
    func replaced(in scope: Int) -> [OracleType] {
        types.filter { hasDouble($0) && home(of: $0) == scope }
            .sorted { Array(label(of: $0).utf8).lexicographicallyPrecedes(Array(label(of: $1).utf8)) }
    }

    /// Whether the caller of a fake factory passes something in place of a type.
    func hasDouble(_ type: OracleType) -> Bool { type.isLive && fake(of: type) == nil }

    /// The name of the member of the key under which a live type is needed. An element of a collection has the name of its own.
    func label(of live: OracleType) -> String {
        member(live.protocols.first.map(OracleKey.named) ?? .type(live.number))
    }

    /// The name of the factory's member for a key.
    func member(_ key: OracleKey) -> String {
        let type = providers(of: key)[0]
        if type.isRun { return "run\(type.number)" }
        return type.isKept ? key.name.lowercased() : "make" + key.name
    }
}
