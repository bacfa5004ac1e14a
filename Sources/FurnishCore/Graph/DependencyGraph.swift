/// The providers of a program and what each of their needs is met with. Everything is a row of some table; nothing
/// changes once the stages have filled it, one after the other, but while the `#else` of something is written.
///
/// Held by reference: where nothing is optimised, each use of a struct of so many tables would retain them all.
final class DependencyGraph {
    let bindings: Bindings
    let program: Program
    let symbols: SymbolTable
    let providers: [Provider]
    let keys: TypeKeys
    /// What is available, own module first; see `Availability`.
    let available: [Availability]
    /// How many of them were written one by one; templates and collections made the rest.
    let offeredCount: Int
    /// Rows of `available` by key, the nearest first.
    let index: RowIndex
    /// For such a first row, the further ones of its key that stand under other `#if`s.
    let alternatives: [Int: [Int]]
    /// Providers that are properties, and are had by a method as what stands in for them under other `#if`s is.
    let readByMethods: Set<Int>
    /// How each row of `bindings.needs` is met. Which closures cannot be made, and have defaults, `Propagation` finds.
    @exclusivity(unchecked) var fulfilments: [Fulfilment]
    @exclusivity(unchecked) var closures: [ClosurePlan]
    /// Needs that are only met under some of the conditions that they are there under, and otherwise by their defaults.
    let sometimesMet: Set<Int>
    /// The types under which templates can be had.
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
    private(set) lazy var duplicates = Duplicates(in: self)
    let text: TypeText
    /// For each provider, what its member asks the caller for. This and what follows is `Propagation`'s.
    @exclusivity(unchecked) var givens: [[GivenParameter]] = []
    /// For each provider, the names of those that do not come by a shared instance alone. Empty without any.
    @exclusivity(unchecked) var ownGivenNames: [Set<Name>] = []
    /// For each provider, what it takes to call its member, with all that is made on the way.
    @exclusivity(unchecked) var effects: [Effects] = []
    @exclusivity(unchecked) var thrown: [ThrownErrors] = []
    @exclusivity(unchecked) var isolations: [TypeID?] = []
    /// For each provider what its member must say of systems; empty if none must. See `AvailabilityRise`.
    @exclusivity(unchecked) var availabilities: [PlatformAvailability?] = []
    /// For each provider, whether the factory itself holds its instances, directly or through others.
    @exclusivity(unchecked) var isKept: [Bool] = []
    @exclusivity(unchecked) var shared = SharedInstances()
    /// For each provider, what its member takes and throws where it is handed what is shared. Empty where nothing is.
    @exclusivity(unchecked) var handedEffects: [Effects] = []
    /// For each provider, the scope it lives in: a row of `Bindings.scopes`. `Placement`'s.
    @exclusivity(unchecked) var scopeOf: [Int] = []
    /// For each provider, the eager need because of which it lives in a deeper scope than the outermost. Empty where there
    /// is one scope.
    @exclusivity(unchecked) var placingNeeds: [Hop?] = []
    /// Needs of what lives where their owner cannot reach it, which was reported.
    @exclusivity(unchecked) var capturingNeeds: Set<Int> = []

    init(
        bindings: Bindings, keys: TypeKeys, available: [Availability], offeredCount: Int, index: RowIndex,
        alternatives: [Int: [Int]], fulfilments: [Fulfilment], closures: [ClosurePlan], sometimesMet: Set<Int>,
        templates: Templates, unmadeTemplates: [Int], isMadeByTemplate: [Bool], isReached: [Bool]
    ) {
        self.bindings = bindings
        program = bindings.program
        symbols = bindings.symbols
        providers = bindings.providers
        self.keys = keys
        self.available = available
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
        text = TypeText(symbols: bindings.symbols)
        readByMethods = Self.propertiesBesideMethods(alternatives, available, bindings.providers)
        hasGraphLifetimes = providers.contains { $0.lifetime == .graph }
        soleNames = hasGraphLifetimes ? Self.soleNames(providers, isReached, fulfilments, available) : [:]
    }

    private static func soleNames(
        _ providers: [Provider], _ isReached: [Bool], _ fulfilments: [Fulfilment], _ available: [Availability]
    ) -> [Int: Int] {
        var names: [Int: Int] = [:]
        var several: Set<Int> = []
        for provider in providers.indices where isReached[provider] {
            for need in providers[provider].needs {
                guard case .provider(let row) = fulfilments[need] else { continue }
                let made = available[row].provider
                if providers[made].lifetime == .graph, names.updateValue(row, forKey: made) ?? row != row {
                    several.insert(made)
                }
            }
        }
        return names.filter { !several.contains($0.key) && available[$0.value].ownRow != $0.value }
    }

    private static func propertiesBesideMethods(
        _ alternatives: [Int: [Int]], _ available: [Availability], _ providers: [Provider]
    ) -> Set<Int> {
        var found: Set<Int> = []
        for (first, others) in alternatives {
            let rows = ([first] + others).map { available[$0].provider }
            let properties = rows.filter { if case .property = providers[$0].construction { true } else { false } }
            if properties.count < rows.count { found.formUnion(properties) }
        }
        return found
    }
}

/// A type under which a provider can be had.
struct Availability {
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
    /// By a row of `DependencyGraph.available`.
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
    /// The given parameter that each of the closure's parameters fills.
    var filled: [Name] = []
}

/// A parameter that a factory's member asks its caller for.
struct GivenParameter: Equatable {
    let name: Name
    let type: TypeID
    /// The provider that takes it.
    let origin: Int
    /// The row of `Bindings.needs` it comes from.
    var need: Int
    /// A function that is kept, by who takes it or by a closure on the way.
    var isEscaping: Bool
}

extension DependencyGraph {
    /// Whether a given parameter has a default that may name what only its own file sees.
    func hasHiddenDefault(_ given: GivenParameter) -> Bool {
        bindings.needs[given.need].defaultValue == .expression
    }

    /// Whether the member of the provider that takes a given parameter takes it without a label.
    func isUnlabelled(_ given: GivenParameter, of provider: Int) -> Bool {
        bindings.needs[given.need].isUnlabelled && given.origin == provider
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

    /// The provider at a row of `available`, and its alternatives.
    func providers(at row: Int) -> [Int] {
        var found: [Int] = []
        addProviders(at: row, to: &found)
        return found
    }

    private func addProviders(at row: Int, to found: inout [Int]) {
        found.append(available[row].provider)
        if alternatives.isEmpty { return }
        for other in alternatives[row] ?? [] { found.append(available[other].provider) }
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

    /// The row of `available` at the end of a fulfilment, through closures.
    func madeRow(_ fulfilment: Fulfilment) -> Int? {
        switch fulfilment {
        case .provider(let row): row
        case .closure(let row): madeRow(closures[row].result)
        case .given, .omitted, .missing: nil
        }
    }

    /// The providers that making `provider` mentions at all, in closures too.
    func successors(of provider: Int) -> [Int] {
        var found: [Int] = []
        for need in providers[provider].needs {
            if let row = madeRow(fulfilments[need]) { addProviders(at: row, to: &found) }
        }
        return found
    }

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
        madeRow(fulfilment).map { available[$0].provider }
    }

    /// The closure that makes what is at the end of a closure.
    func innermost(_ closure: Int) -> ClosurePlan {
        var plan = closures[closure]
        while case .closure(let inner) = plan.result { plan = closures[inner] }
        return plan
    }

    /// The row of `available` under a key.
    func find(_ key: TypeID) -> Int? {
        index.first(key.number).map { Int($0) }
    }

    /// Whether a row of `available` is a provider's own type, and not one that `as:` adds.
    func isOwnType(_ row: Int) -> Bool { available[row].ownRow == row }

    /// Whether an instance is made for the call at hand, so that what it is given rises to whoever makes it.
    func isNewlyMade(_ provider: Int) -> Bool {
        providers[provider].lifetime == .each || providers[provider].lifetime == .graph
    }

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
        let label = bindings.needs[need].label
        return (max(need + 1, arguments.lowerBound)..<arguments.upperBound).contains { other in
            bindings.needs[other].label == label && fulfilments[other] != .omitted
        }
    }

    /// Whether values of this type are functions, also through typealiases.
    func isFunction(_ type: TypeID) -> Bool {
        var key = keys.key(type)
        // A typealias that is provided is a key of its own, and may be of another one.
        for _ in 0..<64 where program.types[key].kind == .nominal {
            guard let target = symbols.aliasTarget(key) else { return false }
            key = keys.key(target)
        }
        return program.types[key].kind == .function
    }

    /// Where the type of a need is written.
    func location(ofNeed need: Int) -> Location {
        program.location(bindings.needs[need].file, bindings.needs[need].offset)
    }

    /// The provider's type, as messages name it.
    func show(_ provider: Int) -> String {
        let row = providers[provider]
        return row.isMethod ? program.names.text(program.name(row.site)) : text.show(row.type)
    }

    func show(need: Int) -> String { text.show(bindings.needs[need].type) }
}
