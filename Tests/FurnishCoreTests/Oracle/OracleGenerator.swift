/// Writes random programs that the contract allows.
struct OracleGenerator {
    var program = OracleProgram()
    var random: RandomNumbers
    private var protocolCount = 0
    /// The protocols of collections, and those to which nothing may contribute any more, because something needs them.
    private(set) var collections: [Int] = []
    private var closedCollections: Set<Int> = []

    static func program(seed: Int) -> OracleProgram {
        var generator = OracleGenerator(random: RandomNumbers(seed: UInt64(seed)))
        generator.addScopes()
        generator.addProviders()
        generator.addEntryPoints()
        generator.addClosures()
        generator.chooseOptionals()
        generator.addSteps()
        return generator.program
    }

    private init(random: RandomNumbers) { self.random = random }

    private mutating func addScopes() {
        program.kitIsSibling = random.one(in: 2)
        program.scopes = [OracleScope(name: "App", parent: nil, hasValue: random.one(in: 2))]
        program.scopes[0].isPublic = program.scopes[0].hasValue && random.one(in: 2)
        program.scopes.append(OracleScope(name: "Session", parent: 0))
        if random.one(in: 2) { program.scopes.append(OracleScope(name: "Page", parent: 1)) }
        if random.one(in: 3) { program.scopes.append(OracleScope(name: "Guest", parent: 0)) }
    }

    // MARK: Providers

    private mutating func addProviders() {
        let kitCount = 3 + random.next(below: 3)
        while program.types.count < kitCount { addProvider(isInKit: true) }
        let count = kitCount + 10 + random.next(below: 6)
        while program.types.count < count {
            switch random.next(below: 10) {
            case 0: addAlternatives()
            case 1: addConditionalContribution()
            default: addProvider(isInKit: false)
            }
        }
    }

    private mutating func addProvider(isInKit: Bool) {
        var type = OracleType(number: program.types.count)
        type.isInKit = isInKit
        type.file = isInKit ? 0 : random.next(below: 3)
        type.form = random.one(in: 5) ? .function : .type
        type.lifetime = random.element(of: OracleType.Lifetime.allCases)!
        // A public factory would make its own copy of another module's instance.
        while isInKit, program.scopes[0].isPublic, type.isKept {
            type.lifetime = random.element(of: OracleType.Lifetime.allCases)!
        }
        let scope = isInKit || random.one(in: 3) ? 0 : random.next(below: program.scopes.count)
        if scope != 0, type.isKept || random.one(in: 4) { type.stated = scope }
        type.needs = needs(random.next(below: 4), type, in: scope)
        if program.hasDeeperClosures(type) { type.stated = scope }
        if !type.isKept, random.one(in: 3) {
            type.needs.insert(.given, at: random.next(below: type.needs.count + 1))
        }
        // The fake of a public factory could not ask for what is internal.
        if !program.scopes[0].isPublic, random.one(in: 6), random.one(in: 2) || !isInKit {
            type.isLive = true
            if random.one(in: 3), type.lifetime != .graph, program.givens(of: type).isEmpty, case .type = type.form {
                type.contribution = collection(for: type)
            } else {
                type.protocols = [newProtocol()]
            }
        } else {
            if random.one(in: 2) { type.protocols.append(newProtocol()) }
            if random.one(in: 6) { type.protocols.append(newProtocol()) }
            if random.one(in: 3), program.givens(of: type).isEmpty, case .type = type.form {
                type.contribution = collection(for: type)
            }
        }
        program.append(type)
        if type.isLive, !type.protocols.isEmpty, random.one(in: 2) { addFake(of: type) }
    }

    private mutating func newProtocol() -> Int {
        protocolCount += 1
        return protocolCount - 1
    }

    /// A collection to which a type may contribute.
    private mutating func collection(for type: OracleType) -> Int {
        let open = collections.filter { number in
            let others = program.contributions(number)
            return !closedCollections.contains(number)
                && program.isOneChain(others.map(program.home) + [program.home(of: type)])
                && (!type.isInKit || others.allSatisfy(\.isInKit))
        }
        if let number = random.element(of: open), !random.one(in: 4) { return number }
        collections.append(newProtocol())
        return collections.last!
    }

    private mutating func addFake(of live: OracleType) {
        var fake = OracleType(number: program.types.count)
        fake.form = .fake(of: live.number)
        fake.file = random.next(below: 3)
        fake.protocols = live.protocols
        // A fake has no given parameters here, because those of the live type have another name.
        fake.lifetime = .once
        fake.needs = needs(random.next(below: 3), fake, in: program.home(of: live)).filter { need in
            let types = program.direct(need)
            // The member of a live type that shares nothing takes no call, so what its fake needs is not shared either.
            let isAlone = live.lifetime == .each && !program.reachesShared(live)
            return !types.contains { $0.number == live.number }
                && !(isAlone && types.contains(where: program.reachesShared))
        }
        program.append(fake)
    }

    /// Two types of which the flag chooses one.
    private mutating func addAlternatives() {
        let lifetime = random.element(of: OracleType.Lifetime.allCases)!
        let number = newProtocol()
        let types = [true, false].map { condition in
            var type = OracleType(number: program.types.count + (condition ? 0 : 1))
            type.lifetime = lifetime
            type.file = random.next(below: 3)
            type.protocols = [number]
            type.condition = condition
            type.needs = needs(random.next(below: 3), type, in: 0, isPlain: true)
            return type
        }
        for type in types { program.append(type) }
    }

    private mutating func addConditionalContribution() {
        var type = OracleType(number: program.types.count)
        type.lifetime = random.element(of: OracleType.Lifetime.allCases)!
        type.file = random.next(below: 3)
        type.condition = random.one(in: 2)
        type.needs = needs(random.next(below: 3), type, in: 0, isPlain: true)
        type.contribution = collection(for: type)
        program.append(type)
    }

    // MARK: Needs

    /// The names under which a provider may be needed.
    private func keys(of type: OracleType) -> [OracleKey] {
        guard type.isProvider, type.contribution == nil || type.condition == nil else { return [] }
        let own: [OracleKey] = type.isLive || type.condition != nil ? [] : [.type(type.number)]
        return own + type.protocols.map(OracleKey.named)
    }

    /// The keys of what lives in a scope or around it.
    private func keys(for owner: OracleType, in scope: Int) -> [OracleKey] {
        let chain = program.chain(scope)
        return program.types.filter { chain.contains(program.home(of: $0)) && (!owner.isInKit || $0.isInKit) }
            .flatMap(keys).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func collections(for owner: OracleType, in scope: Int) -> [Int] {
        collections.filter { number in
            let contributions = program.contributions(number)
            return number != owner.contribution
                && contributions.map(program.home).allSatisfy(program.chain(scope).contains)
                && (!owner.isInKit || contributions.allSatisfy(\.isInKit))
        }
    }

    /// Random needs of a type in a scope.
    /// - Parameter isPlain: Whether nothing may be given.
    private mutating func needs(_ count: Int, _ owner: OracleType, in scope: Int, isPlain: Bool = false) -> [OracleNeed]
    {
        var needs: [OracleNeed] = []
        for _ in 0..<count { addNeed(to: &needs, owner, in: scope, isPlain: isPlain || owner.isKept) }
        return needs
    }

    private mutating func addNeed(to needs: inout [OracleNeed], _ owner: OracleType, in scope: Int, isPlain: Bool) {
        let valued = program.chain(scope).filter { program.scopes[$0].hasValue && !owner.isInKit }
        switch random.next(below: 10) {
        case 0: if let scope = random.element(of: valued) { needs.append(.user(scope)) }
        case 1:
            guard let scope = random.element(of: valued) else { return }
            needs.append(random.one(in: 2) ? .token(scope) : .value(scope))
        case 2:
            guard let number = random.element(of: collections(for: owner, in: scope)) else { return }
            closedCollections.insert(number)
            needs.append(.list(number))
        default:
            let candidates = keys(for: owner, in: scope).filter { key in
                // Of two needs of one key, each with a given parameter of its own, nobody can tell which is which.
                program.givens(of: key).isEmpty || (!isPlain && !needs.contains { $0.uses(key) })
            }
            guard let key = random.element(of: candidates) else { return }
            let givens = program.givens(of: key)
            if !givens.isEmpty, random.one(in: 3), !owner.isRun {
                let passing = random.shuffled(givens).prefix(random.next(below: givens.count + 1))
                needs.append(.closure(key, passing: Array(passing), isOptional: false))
            } else {
                needs.append(.instance(key))
            }
        }
    }

    // MARK: Entry points

    private mutating func addEntryPoints() {
        var entries = program.scopes.indices.flatMap { scope in (0..<2).map { _ in Entry(scope: scope) } }
        for index in entries.indices {
            entries[index].type.form = random.one(in: 4) ? .run : .entry
            var needs: [OracleNeed] = []
            let scope = entries[index].scope
            for _ in 0..<2 + random.next(below: 3) {
                addNeed(to: &needs, entries[index].type, in: scope, isPlain: false)
            }
            entries[index].type.needs = needs
            if scope != 0, random.one(in: 2) { entries[index].type.stated = scope }
        }
        // Everything is needed by something. What is live is needed by something that is not.
        for type in program.types where type.isProvider {
            let isNeeded = (program.types + entries.map(\.type)).contains { other in
                !other.isFake && other.needs.flatMap(program.direct).contains { $0.number == type.number }
            }
            guard !isNeeded || type.isLive else { continue }
            if let number = type.contribution {
                add(.list(number), in: program.home(ofList: number), to: &entries)
                closedCollections.insert(number)
            } else if let key = random.element(of: keys(of: type)) {
                add(.instance(key), in: program.home(of: type), to: &entries)
            }
        }
        for entry in entries {
            var type = entry.type
            type.number = program.types.count
            type.file = random.next(below: 3)
            if random.one(in: 3) { type.needs.insert(.given, at: random.next(below: type.needs.count + 1)) }
            if program.hasDeeperClosures(type) { type.stated = entry.scope }
            program.append(type)
        }
    }

    private struct Entry {
        let scope: Int
        var type = OracleType(number: -1)

        init(scope: Int) { self.scope = scope }
    }

    private mutating func add(_ need: OracleNeed, in scope: Int, to entries: inout [Entry]) {
        let suitable = entries.indices.filter { index in
            program.chain(entries[index].scope).contains(scope)
                && !entries[index].type.needs.contains { $0.uses(need.key) }
        }
        guard let index = random.element(of: suitable) else { return }
        entries[index].type.needs.insert(need, at: random.next(below: entries[index].type.needs.count + 1))
    }
}

/// What needs the whole program.
extension OracleGenerator {
    private mutating func addClosures() {
        // What the outermost factory keeps for ever is not freed. In half of the programs, it keeps no closures.
        let kept = random.one(in: 2) ? program.keptTypes()[0] : []
        for type in program.types where !type.isFake && !type.isRun {
            if kept.contains(type.number), !program.canEnd(0) { continue }
            var results = OracleType.Results.dropped
            for _ in 0..<random.next(below: 3) {
                guard let need = closure(for: type) else { continue }
                let index = random.next(below: program.types[type.number].needs.count + 1)
                program.insert(need, into: type.number, at: index)
                results = random.element(of: OracleType.Results.allCases)!
            }
            let injectsMethods = random.one(in: 4)
            program.change(type.number) { type in
                type.results = results
                let lastGiven = type.needs.lastIndex { if case .given = $0 { true } else { false } }
                var isType = true
                if case .function = type.form { isType = false }
                if injectsMethods, isType, type.needs.count > (lastGiven ?? -1) + 1 {
                    type.injectedFrom = max((lastGiven ?? -1) + 1, type.needs.count - 2)
                }
                // A type that keeps state has to say that each need gets its own.
                type.statesEach = type.results == .keptByInstance || type.injectedFrom != nil
            }
        }
    }

    /// A closure for something that lives where the owner lives or around it.
    private mutating func closure(for owner: OracleType) -> OracleNeed? {
        let scope = program.home(of: owner)
        let chain = program.chain(scope)
        switch random.next(below: 8) {
        case 0:
            let valued = chain.filter { program.scopes[$0].hasValue }
            return owner.isInKit ? nil : random.element(of: valued).map { .tokenClosure($0) }
        case 1, 2:
            let children = program.scopes.indices.filter { program.scopes[$0].parent.map(chain.contains) ?? false }
            return owner.isInKit ? nil : random.element(of: children).map { .open($0, isOptional: false) }
        case 3:
            return random.element(of: collections(for: owner, in: scope)).map { .table($0, isOptional: false) }
        default:
            let entries = program.types.filter { type in
                if case .entry = type.form { return !owner.isInKit && chain.contains(program.home(of: type)) }
                return false
            }
            let keys = keys(for: owner, in: scope) + entries.map { .type($0.number) }
            // A type would make itself without end.
            let possible = keys.filter { key in
                !owner.protocols.contains { key == .named($0) } || !program.givens(of: key).isEmpty
            }
            guard let key = random.element(of: possible) else { return nil }
            let givens = program.givens(of: key)
            return .closure(key, passing: random.one(in: 2) ? givens : random.shuffled(givens), isOptional: false)
        }
    }

    /// A closure in an instance that the factory keeps may be called after the factory's end.
    private mutating func chooseOptionals() {
        let kept = program.keptTypes()
        for type in program.types {
            for index in type.needs.indices {
                let need = type.needs[index]
                let mayEnd = program.makers(of: need).contains { program.canEnd($0) && kept[$0].contains(type.number) }
                let isOptional = random.one(in: 3) || mayEnd
                program.change(type.number) { $0.needs[index] = need.optional(isOptional) }
            }
        }
    }
}

extension OracleNeed {
    var key: OracleKey? {
        switch self {
        case .instance(let key), .closure(let key, _, _): key
        default: nil
        }
    }

    func uses(_ key: OracleKey?) -> Bool { key != nil && self.key == key }

    func optional(_ isOptional: Bool) -> OracleNeed {
        switch self {
        case .closure(let key, let passing, _): .closure(key, passing: passing, isOptional: isOptional)
        case .table(let number, _): .table(number, isOptional: isOptional)
        case .open(let scope, _): .open(scope, isOptional: isOptional)
        default: self
        }
    }
}

extension RandomNumbers {
    mutating func one(in count: Int) -> Bool { next(below: count) == 0 }

    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[next(below: elements.count)]
    }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var (rest, result) = (elements, [Element]())
        while !rest.isEmpty { result.append(rest.remove(at: next(below: rest.count))) }
        return result
    }
}
