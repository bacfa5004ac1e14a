/// The steps of a program.
extension OracleGenerator {
    mutating func addSteps() {
        var factories: [(number: Int, scope: Int)] = []
        for scope in program.scopes.indices {
            for _ in 0..<(scope == 0 ? 1 : 2) {
                let number = factories.count
                if let parent = program.scopes[scope].parent {
                    let parents = factories.filter { $0.scope == parent }
                    program.steps.append(.open(scope: scope, parent: random.element(of: parents)!.number, number))
                } else {
                    program.steps.append(.start(number))
                }
                factories.append((number, scope))
                use(number, scope)
                if random.one(in: 2) { callSome() }
            }
        }
        for (number, _) in random.shuffled(factories) {
            if random.one(in: 2), let (number, scope) = random.element(of: factories) { use(number, scope) }
            program.steps.append(.drop(number))
            if random.one(in: 2) { callSome() }
            if random.one(in: 8) { program.steps.append(.dropHeld) }
        }
        program.steps.append(.dropHeld)
        program.steps += program.types.filter(hasClosures).map { .call($0.number) }
        program.steps.append(.dropHeld)
        for type in random.shuffled(program.types.filter(hasClosures)).prefix(5) { outlive(type, &factories) }
    }

    /// Holds nothing but an instance, so that only its closures hold the factories.
    private mutating func outlive(_ type: OracleType, _ factories: inout [(number: Int, scope: Int)]) {
        let home = program.home(of: type)
        guard let key = keys(in: home).first(where: { program.providers(of: $0).contains { $0.number == type.number } })
        else { return }
        let opened = program.chain(home).reversed().map { scope in
            let number = factories.count
            factories.append((number, scope))
            program.steps.append(scope == 0 ? .start(number) : .open(scope: scope, parent: number - 1, number))
            return number
        }
        program.steps.append(.make(key, factory: opened.last!, isHeld: true))
        program.steps += opened.map { .drop($0) } + [.call(type.number), .dropHeld]
    }

    /// Asks a factory for most of what it makes and keeps.
    private mutating func use(_ factory: Int, _ scope: Int) {
        for key in random.shuffled(keys(in: scope)) where !random.one(in: 3) {
            let isHeld = !random.one(in: 3) && !program.providers(of: key)[0].isRun
            program.steps.append(.make(key, factory: factory, isHeld: isHeld))
        }
        for number in collections where program.home(ofList: number) == scope && random.one(in: 2) {
            program.steps.append(.makeList(number, factory: factory, isHeld: random.one(in: 2)))
        }
    }

    private mutating func callSome() {
        let types = program.types.filter(hasClosures)
        program.steps += random.shuffled(types).prefix(4).map { .call($0.number) }
    }

    private func hasClosures(_ type: OracleType) -> Bool {
        type.needs.contains { !program.makers(of: $0).isEmpty }
    }

    /// The keys for which the factory of a scope has members in each build.
    private func keys(in scope: Int) -> [OracleKey] {
        let types = program.types.filter { program.home(of: $0) == scope && !$0.isFake }
        let needed = program.neededKeys
        return types.flatMap { type in
            let own: [OracleKey] = type.isLive || type.condition != nil ? [] : [.type(type.number)]
            return (own + type.protocols.map(OracleKey.named)).filter { !type.isInKit || needed.contains($0) }
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
