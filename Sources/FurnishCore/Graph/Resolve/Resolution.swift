/// What each need of a program is met by: the providers, with those that templates and collections add, and the rows of
/// `offers` that meet their needs.
///
/// Held by reference: where nothing is optimised, each use of a struct of so many tables would retain them all.
class Resolution {
    let bindings: Bindings
    let program: Program
    let symbols: SymbolTable
    let types: TypeTable
    /// Those of `Bindings`, then what templates made, and collections.
    let providers: [Provider]
    /// The needs of these, of which each provider has a range.
    let needs: [Need]
    let keys: TypeKeys
    /// What can be had under which type, own module first.
    let offers: [Offer]
    /// How many of them are written one by one; templates and collections add the others.
    let offeredCount: Int
    /// Rows of `offers` by key, the nearest first.
    let index: RowIndex
    /// For such a first row, the further ones of its key that stand under other `#if`s.
    let alternatives: [Int: [Int]]
    /// Provider properties that the factory shows as methods, because an `#if` alternative of theirs is a method.
    let readByMethods: Set<Int>
    /// How each row of `needs` is met.
    let fulfilments: [Fulfilment]
    let closures: [ClosurePlan]
    /// Needs that are only met under some of the conditions that they stand under, and otherwise by their defaults.
    let sometimesMet: Set<Int>
    /// The types that templates can be had under.
    let templates: Templates
    /// The own templates that nothing asks for: rows of `providers`.
    let unmadeTemplates: [Int]
    /// For each provider, whether a template made it.
    let isMadeByTemplate: [Bool]
    /// For each provider, whether it becomes a part of the factory.
    let isReached: [Bool]
    let hasGraphLifetimes: Bool
    /// For providers of the lifetime `graph` that all consumers need under one and the same further name, its row: a call
    /// shares the instance under that name, so that overriding its member alone reaches all of them.
    let soleNames: [Int: Int]
    let templateProblems: [TemplateProblem]
    let text: TypeText

    init(
        bindings: Bindings, providers: [Provider], needs: [Need], keys: TypeKeys, offers: [Offer], offeredCount: Int,
        index: RowIndex, alternatives: [Int: [Int]], fulfilments: [Fulfilment], closures: [ClosurePlan],
        sometimesMet: Set<Int>, templates: Templates, unmadeTemplates: [Int], isMadeByTemplate: [Bool],
        isReached: [Bool], templateProblems: [TemplateProblem]
    ) {
        self.bindings = bindings
        program = bindings.program
        symbols = bindings.symbols
        types = bindings.symbols.types
        self.providers = providers
        self.needs = needs
        self.keys = keys
        self.offers = offers
        self.offeredCount = offeredCount
        self.index = index
        self.alternatives = alternatives
        self.fulfilments = fulfilments
        self.closures = closures
        self.sometimesMet = sometimesMet
        self.templates = templates
        self.unmadeTemplates = unmadeTemplates
        self.isMadeByTemplate = isMadeByTemplate
        self.isReached = isReached
        self.templateProblems = templateProblems
        text = TypeText(symbols: bindings.symbols)
        readByMethods = Self.propertiesBesideMethods(alternatives, offers, providers)
        hasGraphLifetimes = providers.contains { $0.lifetime == .graph }
        soleNames = hasGraphLifetimes ? Self.soleNames(providers, isReached, fulfilments, offers) : [:]
    }

    /// The same with other fulfilments: closures that cannot be made give way to defaults.
    init(_ other: Resolution, fulfilments: [Fulfilment], closures: [ClosurePlan]) {
        self.fulfilments = fulfilments
        self.closures = closures
        bindings = other.bindings
        program = other.program
        symbols = other.symbols
        types = other.types
        providers = other.providers
        needs = other.needs
        keys = other.keys
        offers = other.offers
        offeredCount = other.offeredCount
        index = other.index
        alternatives = other.alternatives
        sometimesMet = other.sometimesMet
        templates = other.templates
        unmadeTemplates = other.unmadeTemplates
        isMadeByTemplate = other.isMadeByTemplate
        isReached = other.isReached
        templateProblems = other.templateProblems
        text = other.text
        readByMethods = other.readByMethods
        hasGraphLifetimes = other.hasGraphLifetimes
        soleNames = other.soleNames
    }

    private static func soleNames(
        _ providers: [Provider], _ isReached: [Bool], _ fulfilments: [Fulfilment], _ offers: [Offer]
    ) -> [Int: Int] {
        var names: [Int: Int] = [:]
        var several: Set<Int> = []
        for provider in providers.indices where isReached[provider] {
            for need in providers[provider].needs {
                guard case .provider(let row) = fulfilments[need] else { continue }
                let made = offers[row].provider
                if providers[made].lifetime == .graph, names.updateValue(row, forKey: made) ?? row != row {
                    several.insert(made)
                }
            }
        }
        return names.filter { !several.contains($0.key) && offers[$0.value].ownRow != $0.value }
    }

    private static func propertiesBesideMethods(
        _ alternatives: [Int: [Int]], _ offers: [Offer], _ providers: [Provider]
    ) -> Set<Int> {
        var found: Set<Int> = []
        for (first, others) in alternatives {
            let rows = ([first] + others).map { offers[$0].provider }
            let properties = rows.filter { if case .property = providers[$0].construction { true } else { false } }
            if properties.count < rows.count { found.formUnion(properties) }
        }
        return found
    }
}

/// A type under which a provider can be had.
struct Offer {
    let key: TypeID
    /// As generated code spells it.
    let type: TypeID
    /// A row of `DependencyGraph.providers`.
    let provider: Int
    /// The row of the provider's own type: this one, or, for a type that `as:` adds, another.
    let ownRow: Int
}

/// How a need is met.
enum Fulfilment: Equatable {
    /// By the caller.
    case given
    /// By a row of `Resolution.offers`.
    case provider(Int)
    /// By a function that makes it: a row of `DependencyGraph.closures`.
    case closure(Int)
    /// By the parameter's own default.
    case omitted
    case missing
}

/// A function that generated code writes where one is needed.
struct ClosurePlan {
    /// Its type, typealiases followed, names kept.
    let function: FunctionType
    /// What it returns: a provider or another closure.
    let result: Fulfilment
    /// The given parameter that each of the closure's parameters fills, once that is known.
    var filled: [Name] = []
}

extension Resolution {
    /// Whether a given parameter has a default that may name what only its own file sees.
    func hasHiddenDefault(_ given: GivenParameter) -> Bool {
        needs[given.need].defaultValue == .expression
    }

    /// Whether the member of the provider that takes a given parameter takes it without a label.
    func isUnlabelled(_ given: GivenParameter, of provider: Int) -> Bool {
        needs[given.need].isUnlabelled && given.origin == provider
    }

    /// The providers that `provider` cannot be made without having them first.
    func eagerSuccessors(of provider: Int) -> [Int] {
        var found: [Int] = []
        for need in providers[provider].needs {
            guard case .provider(let row) = fulfilments[need] else { continue }
            addProviders(at: row, to: &found)
        }
        return found
    }

    /// The same, each with the need that asks for it.
    func eagerNeeds(of provider: Int) -> [(need: Int, made: Int)] {
        providers[provider].needs.flatMap { need -> [(need: Int, made: Int)] in
            guard case .provider(let row) = fulfilments[need] else { return [] }
            return providers(at: row).map { (need, $0) }
        }
    }

    /// The provider at a row of `offers`, and its alternatives.
    func providers(at row: Int) -> [Int] {
        var found: [Int] = []
        addProviders(at: row, to: &found)
        return found
    }

    private func addProviders(at row: Int, to found: inout [Int]) {
        found.append(offers[row].provider)
        if alternatives.isEmpty { return }
        for other in alternatives[row] ?? [] { found.append(offers[other].provider) }
    }

    /// For each provider that has alternatives, the next of them, once around.
    var nextAlternatives: [Int: [Int]] {
        var next: [Int: [Int]] = [:]
        for first in alternatives.keys {
            let all = providers(at: first)
            for (provider, other) in zip(all, all.dropFirst() + [all[0]]) { next[provider, default: []].append(other) }
        }
        return next
    }

    /// The row of `offers` at the end of a fulfilment, through closures.
    func madeRow(_ fulfilment: Fulfilment) -> Int? {
        switch fulfilment {
        case .provider(let row): row
        case .closure(let row): madeRow(closures[row].result)
        case .given, .omitted, .missing: nil
        }
    }

    /// The providers that making `provider` mentions at all, in closures too.
    ///
    /// - Parameter omitted: Needs that do not count.
    func successors(of provider: Int, omitting omitted: Set<Int>) -> [Int] {
        var found: [Int] = []
        for need in providers[provider].needs where omitted.isEmpty || !omitted.contains(need) {
            if let row = madeRow(fulfilments[need]) { addProviders(at: row, to: &found) }
        }
        return found
    }

    func successors(of provider: Int) -> [Int] { successors(of: provider, omitting: []) }

    /// Whether something is true of one of these providers, or of one that making them mentions.
    func reaches(_ providers: [Int], _ predicate: (Int) -> Bool) -> Bool {
        var waiting = providers
        var seen = Set(providers)
        while let provider = waiting.popLast() {
            if predicate(provider) { return true }
            for next in successors(of: provider) where seen.insert(next).inserted { waiting.append(next) }
        }
        return false
    }

    /// The provider at the end of a fulfilment, through closures.
    func madeProvider(_ fulfilment: Fulfilment) -> Int? {
        madeRow(fulfilment).map { offers[$0].provider }
    }

    /// The closure that makes what is at the end of a closure.
    func innermost(_ closure: Int) -> ClosurePlan {
        var plan = closures[closure]
        while case .closure(let inner) = plan.result { plan = closures[inner] }
        return plan
    }

    /// The row of `offers` under a key.
    func find(_ key: TypeID) -> Int? {
        index.first(key.number).map { Int($0) }
    }

    /// Whether a row of `offers` is a provider's own type, and not one that `as:` adds.
    func isOwnType(_ row: Int) -> Bool { offers[row].ownRow == row }

    /// Whether an instance is made for the call at hand, so that what it is given rises to whoever makes it.
    func isNewlyMade(_ provider: Int) -> Bool {
        providers[provider].lifetime == .each || providers[provider].lifetime == .graph
    }

    /// Whether the member of a row of `offers` is called as the function itself.
    func keepsName(_ row: Int) -> Bool { providers[offers[row].provider].keepsItsName && isOwnType(row) }

    func isOwn(_ provider: Int) -> Bool {
        program.module(of: providers[provider].site).origin == .own
    }

    /// Whether one provider's marker stands before another's.
    func isWrittenBefore(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (providers[left], providers[right])
        return (left.file, left.markerOffset) < (right.file, right.markerOffset)
    }

    /// Whether an argument that its default fills must be written all the same, because a later one has its label.
    func mustRepeatDefault(_ need: Int, of provider: Int) -> Bool {
        let arguments = providers[provider].arguments
        guard need + 1 < arguments.upperBound, fulfilments[need] == .omitted || sometimesMet.contains(need) else {
            return false
        }
        let label = needs[need].label
        return (max(need + 1, arguments.lowerBound)..<arguments.upperBound).contains { other in
            needs[other].label == label && fulfilments[other] != .omitted
        }
    }

    /// Whether values of this type are functions, also through typealiases.
    func isFunction(_ type: TypeID) -> Bool {
        var key = keys.key(type)
        // A typealias that is provided is a key of its own, and may be of another one.
        for _ in 0..<64 where types[key].kind == .nominal {
            guard let target = symbols.aliasTarget(key) else { return false }
            key = keys.key(target)
        }
        return types[key].kind == .function
    }

    /// Where the type of a need is written.
    func location(ofNeed need: Int) -> Location {
        program.location(needs[need].file, needs[need].offset)
    }

    /// The provider's type, as messages name it.
    func show(_ provider: Int) -> String {
        let row = providers[provider]
        return row.isMethod ? program.names.text(program.name(row.site)) : text.show(row.type)
    }

    func show(need: Int) -> String { text.show(needs[need].type) }

    /// A default that can be repeated in another file, as it is written there.
    func defaultText(_ need: Int) -> String? { bindings.defaultText(needs[need]) }
}
