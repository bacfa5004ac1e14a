/// Finds the provider, closure or default that meets each need.
final class Resolver {
    let bindings: Bindings
    let keys: TypeKeys
    /// The providers of `bindings`, followed by template instances and collections.
    @exclusivity(unchecked) var providers: [Provider]
    @exclusivity(unchecked) var needs: Table<Need, Need>
    @exclusivity(unchecked) var offers: [Offer] = []
    var problems: [TemplateProblem] = []
    private var offeredCount = 0
    /// `Sendable` and `AnyObject`, which have no requirements.
    private let markerNames: [Name]
    /// Offers by key: the factories of other modules that closures make from a value.
    private var openers: [TypeID: Int] = [:]
    var templates = Templates()
    /// The offers of template instances, and for each instance, by its provider, the first need that asked for it.
    var instances: [InstanceKey: Int] = [:]
    var origins: [Int: Instance] = [:]
    /// Templates whose generic parameters are being determined.
    var settling: Set<Int> = []
    /// Keys for which all templates that are alternatives have instances.
    var completed: Set<TypeID> = []
    /// The places at which an endless chain of templates was noted.
    var endless: Set<Site> = []
    /// The current provider and need.
    var current = 0
    var currentNeed: NeedID?
    /// Rows of `offers`, by key.
    private let index = RowIndex()
    @exclusivity(unchecked) private var alternatives: [Int: [Int]] = [:]
    @exclusivity(unchecked) var fulfilments: Table<Need, Fulfilment>
    @exclusivity(unchecked) private var closures = Table<ClosurePlan, ClosurePlan>()
    /// See `Resolution.sometimesMet`.
    private var sometimesMet: Set<NeedID> = []
    @exclusivity(unchecked) var isReached: [Bool]

    var types: TypeTable { bindings.symbols.types }

    /// resolve: finds what meets each need, and which needs nothing meets.
    static func resolve(_ bindings: Bindings) -> Resolution {
        let resolver = Resolver(bindings)
        resolver.offerAll()
        resolver.offeredCount = resolver.offers.count
        resolver.instantiateContributions()
        resolver.offerCollections()
        resolver.resolveReached()
        return resolver.resolution
    }

    private init(_ bindings: Bindings) {
        self.bindings = bindings
        providers = bindings.providers
        needs = bindings.needs
        markerNames = [bindings.program.names.name("Sendable"), bindings.program.names.name("AnyObject")]
        keys = TypeKeys(bindings.symbols, providedAliases: Self.providedAliases(bindings))
        fulfilments = Table(repeating: .missing, count: bindings.needs.count)
        isReached = [Bool](repeating: false, count: bindings.providers.count)
    }

    private var resolution: Resolution {
        Resolution(
            bindings: bindings, providers: providers, needs: needs, keys: keys, offers: offers,
            offeredCount: offeredCount, index: index, alternatives: alternatives, fulfilments: fulfilments,
            closures: closures, sometimesMet: sometimesMet, templates: templates, unmadeTemplates: unmadeTemplates,
            isMadeByTemplate: providers.indices.map { origins[$0] != nil }, isReached: isReached,
            templateProblems: problems)
    }

    func isOwn(_ provider: Int) -> Bool {
        bindings.program.module(of: providers[provider].site).origin == .own
    }

    // MARK: Offers

    private static func providedAliases(_ bindings: Bindings) -> Set<SymbolID> {
        // A typealias that a broken marker may have provided counts as well, so that a need for it is not reported as a
        // need for its target.
        var aliases = bindings.doubtfulTypes.filter { bindings.symbols[$0].kind == .typealias }
        func note(_ type: TypeID) {
            let node = bindings.symbols.types[type]
            guard node.kind == .nominal else { return }
            let symbol = node.symbol
            if bindings.symbols[symbol].kind == .typealias { aliases.insert(symbol) }
        }
        for row in bindings.providers.indices {
            let provider = bindings.providers[row]
            if !provider.keepsItsName { note(provider.type) }
            for row in provider.additionalTypes.indices { note(provider.additionalTypes[row]) }
        }
        return aliases
    }

    /// Nearer offers come first: the module's own before those of others, providers before entry points.
    private func offerAll() {
        let ranks = providers.indices.map { row in
            (isOwn(row) ? 0 : 2) + (providers[row].isProvided ? 0 : 1)
        }
        for rank in 0..<4 {
            for row in ranks.indices where ranks[row] == rank { offer(row) }
        }
    }

    private func offer(_ row: Int) {
        let provider = providers[row]
        if provider.isTemplate { return offerTemplate(provider, row) }
        if provider.isOpener {
            openers[keys.key(provider.type)] = offers.count
            offers.append(
                Offer(
                    key: keys.key(provider.type), type: provider.type, provider: row, ownRow: offers.count))
            return
        }
        let ownRow = offers.count
        offer(provider.type, of: row, beside: ownRow)
        for position in provider.additionalTypes.indices {
            offer(provider.additionalTypes[position], of: row, beside: ownRow)
        }
    }

    /// - Parameter ownRow: The first row of this provider's offers.
    private func offer(_ type: TypeID, of row: Int, beside ownRow: Int) {
        let provider = providers[row]
        let made = offeredType(type, of: provider)
        let key = keys.key(made)
        if let known = (ownRow..<offers.count).first(where: { offers[$0].key == key }) {
            // A function that provides to a collection alone repeats its own type in `as:` to be available as that type too.
            if provider.keepsItsName, known == ownRow { enter(row: ownRow, of: row, under: key) }
            return
        }
        if !provider.keepsItsName || offers.count > ownRow { enter(row: offers.count, of: row, under: key) }
        offers.append(Offer(key: key, type: made, provider: row, ownRow: ownRow))
    }

    /// A failable initializer provides an optional.
    private func offeredType(_ type: TypeID, of provider: Provider) -> TypeID {
        provider.isFailable ? types.intern(.optional, [TypeChild(type)]) : type
    }

    private func offerTemplate(_ provider: Provider, _ row: Int) {
        guard !provider.keepsItsName else { return }
        for type in [provider.type] + provider.additionalTypes {
            let made = offeredType(type, of: provider)
            templates.add(Templates.Pattern(key: keys.key(made), type: made, provider: row), types)
        }
    }

    /// Offers an instance of a template under its own type. Types from `as:` are offered when a need asks for them.
    func offerOwnType(of row: Int) -> Int {
        let provider = providers[row]
        let made = offeredType(provider.type, of: provider)
        let new = Offer(key: keys.key(made), type: made, provider: row, ownRow: offers.count)
        if !provider.keepsItsName { enter(row: offers.count, of: row, under: new.key) }
        offers.append(new)
        return new.ownRow
    }

    func enter(row: Int, of provider: Int, under key: TypeID) {
        guard let first = find(key) else {
            return index.insert(key.number, row: UInt32(row))
        }
        let (known, new) = (providers[offers[first].provider], providers[provider])
        let isAsNear = bindings.program.moduleOfFile[Int(known.file)] == bindings.program.moduleOfFile[Int(new.file)]
        if isAsNear, bindings.conditions.areExclusive(known.condition, new.condition) {
            alternatives[first, default: []].append(row)
        }
    }

    /// Adds a provider for each collection. It needs all contributions, in their order.
    private func offerCollections() {
        var contributions: [TypeID: [Int]] = [:]
        var order: [TypeID] = []
        for row in offers.indices where offers[row].ownRow == row {
            guard let collection = providers[offers[row].provider].collection else { continue }
            let key = keys.key(collection)
            if contributions[key] == nil { order.append(key) }
            contributions[key, default: []].append(row)
        }
        for key in order { offerCollection(contributions[key] ?? []) }
    }

    private func offerCollection(_ rows: [Int]) {
        // Providers are in the order of modules, files and positions. Offers are not.
        let rows = rows.sorted { offers[$0].provider < offers[$1].provider }
        guard let first = rows.first.map({ providers[offers[$0].provider] }), let type = first.collection
        else { return }
        let start = needs.end
        for row in rows {
            let provider = providers[offers[row].provider]
            needs.append(Need(contribution: provider))
            fulfilments.append(.provider(row))
        }
        let collection = Provider(
            construction: .collection, type: type, file: first.file, markerOffset: first.markerOffset, site: first.site,
            condition: bindings.symbols.conditionalSite(inNamesOf: type).map(bindings.conditions.condition) ?? .always,
            isProvided: true, lifetime: .each)
        collection.needs = RowRange(start, needs.end)
        collection.arguments = collection.needs
        providers.append(collection)
        isReached.append(false)
        offer(providers.count - 1)
    }

    func find(_ key: TypeID) -> Int? {
        index.first(key.number).map { Int($0) }
    }

    // MARK: Meeting needs

    /// The module's own providers are checked and emitted even if nothing needs them, those of other modules only if
    /// something does.
    private func resolveReached() {
        var waiting: [Int] = []
        for row in providers.indices
        where isOwn(row) && !providers[row].isTemplate {
            isReached[row] = true
            waiting.append(row)
        }
        instantiateEntryPoints()
        for row in origins.keys.sorted() where isOwn(row) && !isReached[row] {
            isReached[row] = true
            waiting.append(row)
        }
        meetAll(&waiting)
        // The needs of a template that do not depend on its parameters must be met, even if nothing needs the template.
        waiting = unmadeTemplates
        meetAll(&waiting)
    }

    private func meetAll(_ waiting: inout [Int]) {
        while let row = waiting.popLast() {
            current = row
            for need in providers[row].needs {
                currentNeed = need
                if case .missing = fulfilments[need], !types.mentions(.parameter, in: needs[need].type) {
                    fulfilments[need] = meet(needs[need])
                    noteDefault(need, of: row)
                }
                let made = madeProviders(fulfilments[need])
                for position in made.indices where !isReached[made[position]] {
                    isReached[made[position]] = true
                    waiting.append(made[position])
                }
            }
        }
    }

    private func madeProviders(_ fulfilment: Fulfilment) -> [Int] {
        switch fulfilment {
        case .provider(let row):
            alternatives.isEmpty
                ? [offers[row].provider] : ([row] + (alternatives[row] ?? [])).map { offers[$0].provider }
        case .closure(let row): madeProviders(closures[row].result)
        case .given, .omitted, .missing: []
        }
    }

    /// Notes a need that uses its default under those of its conditions that exclude its provider.
    private func noteDefault(_ need: NeedID, of provider: Int) {
        guard needs[need].defaultValue != .none else { return }
        let conditions = madeProviders(fulfilments[need]).map { providers[$0].condition }
        if conditions.allSatisfy({ $0 == .always }) { return }
        let around = bindings.conditions(aroundNeed: need, of: providers[provider])
        if bindings.conditions.combination(all: around, none: conditions) != .impossible { sometimesMet.insert(need) }
    }

    private func meet(_ need: Need) -> Fulfilment {
        if need.isGiven { return .given }
        let key = keys.key(need.type)
        if let found = meet(key, written: need.type) ?? meetOpaque(need.type, key) { return found }
        if need.defaultValue == .nil, types[key].kind == .optional,
            let found = meet(types.child(0, of: key), written: unwrapped(need.type))
        {
            return found
        }
        return need.defaultValue == .none ? .missing : .omitted
    }

    /// A need for `some P & Sendable` takes the instance that is provided as `P`. The compiler checks whether it is
    /// `Sendable`. The same holds for `AnyObject`.
    private func meetOpaque(_ type: TypeID, _ key: TypeID) -> Fulfilment? {
        types.mentions(.some, in: type) ? meetConcretely(key) : nil
    }

    func meetConcretely(_ key: TypeID) -> Fulfilment? {
        guard types[key].kind == .composition else { return nil }
        let parts = types.children(of: key)
        let rest = parts.filter { name(of: $0.type).map { !markerNames.contains($0) } ?? true }
        guard rest.count < parts.count, !rest.isEmpty else { return nil }
        let wanted = rest.count == 1 ? rest[0].type : types.intern(.composition, rest)
        guard case .provider(let row)? = meet(wanted, written: wanted) else { return nil }
        let own = offers[offers[row].ownRow]
        let mustBeObject = parts.contains { name(of: $0.type) == markerNames.last }
        if TypeText(symbols: bindings.symbols).isExistential(own.type) || mustBeObject && isValue(own.type) {
            return nil
        }
        return .provider(offers[row].ownRow)
    }

    private func name(of type: TypeID) -> Name? { bindings.symbols.symbol(of: type).map { bindings.symbols[$0].name } }

    private func isValue(_ type: TypeID) -> Bool {
        guard let symbol = bindings.symbols.symbol(of: type) else { return true }
        return [.struct, .enum].contains(bindings.symbols[bindings.symbols.aliasedSymbol(symbol)].kind)
    }

    func meet(_ key: TypeID, written: TypeID) -> Fulfilment? {
        if let row = find(key) ?? instantiate(key) {
            instantiateAlternatives(of: row, key)
            return .provider(row)
        }
        guard let function = types.function(named(written)), !function.traits.contains(.isForeign) else { return nil }
        if !function.parameters.isEmpty, let opener = openers[keys.key(function.result)] {
            return add(ClosurePlan(function: function, result: .provider(opener)))
        }
        guard let result = meet(keys.key(function.result), written: function.result) else { return nil }
        return add(ClosurePlan(function: function, result: result))
    }

    private func add(_ closure: ClosurePlan) -> Fulfilment {
        defer { closures.append(closure) }
        return .closure(closures.end)
    }

    /// `type` without typealiases and parentheses, so that a function type shows the names of its parameters.
    private func named(_ type: TypeID) -> TypeID {
        var current = type
        for _ in 0..<32 {
            let node = types[current]
            switch node.kind {
            case .nominal, .member:
                guard let target = bindings.symbols.aliasTarget(current) else { return current }
                current = target
            case .tuple where node.isParenthesised: current = types.child(0, of: current)
            case .specified: current = types.child(0, of: current)
            default: return current
            }
        }
        return current
    }

    private func unwrapped(_ type: TypeID) -> TypeID {
        let written = named(type)
        switch types[written].kind {
        case .optional, .unwrapped: return types.child(0, of: written)
        default: return types.child(0, of: keys.key(type))
        }
    }
}
