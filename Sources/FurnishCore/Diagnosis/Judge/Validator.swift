/// The mistakes in a graph.
package struct Validation {
    /// All mistakes except missing providers and gaps between conditions.
    var diagnostics: [Diagnostic]
    package let missing: [UnmetNeed]
    /// Needs that use their defaults, although a declaration may exist that could meet them. Only advice knows.
    let defaulted: [UnmetNeed]
    /// The warnings about what views keep although the graph provides it.
    let keptValues: [GraphProblem]
    let questions: [GraphProblem]
    /// Providers that no entry point reaches, unless the module's code reads their members.
    var unused: [UnreachedProvider]
    /// They hold what advice looked up already.
    let sentences: GraphSentences

    package var tables: AdviceTables { sentences.tables }
}

/// A key that nothing provides for some needs, or only under some conditions. Advice says what could.
package struct UnmetNeed {
    enum Reason {
        /// - path: The steps from an entry point to the provider.
        case missing(path: [PathStep])
        /// A combination of conditions leaves the needs unmet. It is nil if it takes too long to find one.
        case gap(String?, others: [PathStep])
        /// Nothing meets the need under a combination of conditions, or under any. So it uses its default, as for the other reasons.
        case notProvided(when: String?)
        /// What a closure passes is no given parameter of what it makes.
        case notTaken(by: TypeID)
        /// Nothing would hold the instances of a provider, because the need is a weak property.
        case freed(ProviderID)
        /// The provider lives in a deeper scope.
        case deeper(ProviderID, ScopeID)
    }

    package let key: TypeID
    /// The first need of the key, in file order, and the provider that has it.
    let need: NeedID
    let provider: ProviderID
    /// All such needs, with their providers.
    package var steps: [PathStep] = []
    /// The providers of the key, each under some conditions.
    var alternatives: [ProviderID] = []
    let reason: Reason
    /// The need to report instead, if the need is written in no file: one that the provider meets.
    var taking: NeedID?

    /// Where the error is.
    package var reportedNeed: NeedID { taking ?? need }
    var needing: [ProviderID] { steps.map(\.provider) }
    var freed: ProviderID? { if case .freed(let made) = reason { made } else { nil } }
    var deeperScope: ScopeID? { if case .deeper(_, let scope) = reason { scope } else { nil } }
    /// Whether something provides the key, but not for this need.
    var isOfOtherPlace: Bool { deeperScope != nil || freed != nil }
}

/// Finds the mistakes because of which no correct factory can be generated.
final class Validator: GraphReader {
    let graph: DependencyGraph
    private var problems: [GraphProblem] = []
    var missing: [UnmetNeed] = []
    let tables: AdviceTables
    private lazy var misplaced = MisplacedProtocols(tables)
    private var hasUnmetRequirement = false

    /// validate: all diagnostics, in no particular order.
    ///
    /// - Parameter earlier: The diagnostics of earlier stages. If they contain errors, no provider is reported as unused,
    ///   because an error may be the reason why no entry point reaches it.
    static func validate(_ graph: DependencyGraph, _ names: MemberNames, earlier: [Diagnostic]) -> Validation {
        let validator = Validator(graph)
        validator.reportMissing()
        validator.reportUnmetProviders()
        var earlier = earlier
        if validator.hasUnmetRequirement || earlier.hasErrors {
            validator.problems += validator.misplaced.mistakes.map { .misplacedProtocol($0) }
            earlier.removeAll { validator.misplaced.places.contains($0.location) }
        }
        validator.reportProblems()
        validator.reportFactories(names)
        validator.reportDuplicates()
        validator.reportCollections()
        validator.reportHiddenElements()
        validator.reportHiddenMembers()
        validator.reportForeignEntryPoints()
        validator.reportCycles()
        validator.reportConditions()
        validator.reportForeignOnce()
        validator.reportUnrepeatableDefaults()
        validator.reportAsyncTwins()
        validator.reportUnheld()
        validator.reportCallsAcrossActors()
        validator.reportFakes()
        validator.reportFakeConditions()
        let lifetimes = UnstatedLifetimes(graph)
        validator.problems += UnnamedValues(graph: graph).problems + lifetimes.renewals
        let sentences = GraphSentences(tables: validator.tables)
        var diagnostics = earlier + validator.problems.map(sentences.diagnostic)
        let isCertain = validator.missing.isEmpty && diagnostics.allSatisfy(\.isWarning)
        var unused: [UnreachedProvider] = []
        if isCertain {
            let count = validator.problems.count
            validator.reportUnfaked()
            validator.reportUselessFakes()
            diagnostics += validator.problems.dropFirst(count).map(sentences.diagnostic)
            let untaken = UntakenElements(graph: graph).found
            unused =
                untaken.map { validator.untaken($0, $1, names) }
                + validator.unusedProviders(names, besides: untaken.map(\.element))
        }
        return Validation(
            diagnostics: diagnostics, missing: validator.missing, defaulted: validator.unprovidedDefaults,
            keptValues: KeptValues(graph: graph).problems, questions: lifetimes.questions, unused: unused,
            sentences: sentences)
    }

    private init(_ graph: DependencyGraph) {
        self.graph = graph
        tables = AdviceTables(graph)
    }

    func report(_ problem: GraphProblem) { problems.append(problem) }

    // MARK: Missing providers

    /// One error for each key, at the first need in file order; the others are notes.
    private func reportMissing() {
        // The compiler's error is the one to read.
        if symbols.hasCircularTypealiases { return }
        var sites: [TypeID: [PathStep]] = [:]
        for step in graph.reachedNeeds {
            guard case .missing = graph.fulfilments[step.need], !resolution.isInvalid(step.need) else { continue }
            if let requirement = needs[step.need].requirement {
                hasUnmetRequirement = true
                if misplaced.places.contains(program.nameLocation(requirement)) { continue }
            }
            sites[missingKey(step.need), default: []].append(step)
        }
        guard !sites.isEmpty else { return }
        let paths = graph.entryPaths
        // In the order in which the types were first read: only a limited number of types get a spelling hint.
        for unordered in sites.sorted(by: { $0.key.row < $1.key.row }).map(\.value) {
            let found = unordered.sorted { precedes($0.need, $1.need) }
            let (need, provider) = (found[0].need, found[0].provider)
            let key = wantedKey(of: need)
            // A failable provider of the needed type, or of the result of a needed closure.
            let optional = types.intern(.optional, [TypeChild(keys.made(by: key))])
            if let made = graph.provider(ofKey: optional), providers[made].isFailable {
                report(.failable(need, of: provider, made: made, others: found))
                continue
            }
            let steps = paths.path(to: provider)
            // The value that another module's factory starts from is written in no file of this module. So the error is
            // reported where that factory is needed.
            let taking =
                providers[provider].isFactory
                ? steps.last ?? graph.reachedNeeds.first { graph.provider(meeting: $0.need) == provider } : nil
            let path = taking == nil ? steps : Array(steps.dropLast())
            missing.append(
                UnmetNeed(
                    key: key, need: need, provider: provider, steps: found, reason: .missing(path: path),
                    taking: taking?.need))
        }
    }

    /// The key of a need or, for a closure, of what it makes, if the sources declare that: all of them miss one provider.
    private func missingKey(_ need: NeedID) -> TypeID {
        let key = wantedKey(of: need)
        let made = keys.made(by: key)
        let symbol = symbols.symbol(of: made)
        let isDeclared = symbol.map { !symbols[$0].isForeign } ?? false
        // Something provides it, but not with these parameters, or as an optional.
        let optional = types.intern(.optional, [TypeChild(made)])
        return isDeclared && resolution.find(made) == nil && resolution.find(optional) == nil ? made : key
    }

    /// The key of a need. Nobody wrote the closure for a requirement, so for that it is what the closure makes.
    func wantedKey(of need: NeedID) -> TypeID {
        let needed = needs[need]
        return keys.key(needed.requirement == nil ? needed.type : needed.closure(graph.types).result)
    }

    func precedes(_ left: NeedID, _ right: NeedID) -> Bool {
        graph.location(ofNeed: left).precedes(graph.location(ofNeed: right))
    }

    // MARK: Duplicates

    private func reportDuplicates() {
        var reported: Set<Site> = []
        for (key, providers) in graph.validity.duplicates.groups {
            let sites = resolution.colliding(providers)
            guard sites.count > 1, reported.insert(graph.providers[sites[1]].site).inserted else { continue }
            report(.duplicates(sites, key))
        }
    }

    private func reportCollections() {
        for collection in providers.indices where providers[collection].isCollection {
            // The closures of a collection may return what its eager elements are.
            if providers[collection].hasLazyElements { continue }
            for call in calls.firstCalls(of: collection) where providers[call.made].isFailable {
                report(.failableElement(call))
            }
            reportDuplicateKeys(of: collection)
        }
    }

    /// Reports dictionary elements whose keys are literally equal.
    private func reportDuplicateKeys(of collection: ProviderID) {
        let elements = Dictionary(grouping: providers[collection].needs.compactMap(graph.provider)) { [providers] in
            SwiftLiteral.plain(providers[$0].collectionKey)
        }
        for (key, providers) in elements where !key.isEmpty {
            let sites = resolution.colliding(providers)
            if sites.count > 1 { report(.duplicateKeys(sites, key)) }
        }
    }

    // MARK: Cycles

    private func reportCycles() {
        // An invalid provider may be meant to make a typealias a name of its own.
        var hasInvalid: Bool { providers.elements.contains(where: \.isInvalid) }
        for (provider, need) in graph.validity.decorators where !hasInvalid {
            report(.decorator(provider, need))
        }
        for group in groupsInCycles {
            guard let path = shortestCycle(in: group) else { continue }
            if hasInvalid, path.contains(where: { isTypealias(needs[$0.need].type) }) { continue }
            report(.cycle(path))
        }
    }

    // MARK: Defaults, unused providers

    private func reportUnrepeatableDefaults() {
        for step in graph.reachedNeeds where graph.repeatedDefaults.contains(step.need) {
            let need = needs[step.need]
            if bindings.defaultText(need) != nil { continue }
            let provider = providers[step.provider]
            if provider.arguments.filter({ needs[$0].label == need.label }).count == 1 {
                let maker = provider.injection(of: step.need)?.site ?? provider.callee
                report(.rivalWithoutDefault(step, maker: maker))
            } else {
                report(.defaultBeforeSameLabel(step.need))
            }
        }
    }

    /// Reports what an async member would not call, because Swift prefers an async function or initializer there.
    private func reportAsyncTwins() {
        for id in graph.reachedProviders where graph.effects[id].contains(.isAsync) && graph.isJudged(id) {
            // A private function calls a marked one, and does not wait.
            if providers[id].isMarkedFunction { continue }
            providers[id].forEachCall { callee, arguments in
                if graph.program.declaration(callee).traits.contains(.isAsync) { return }
                let passed = arguments.filter { !graph.fulfilments[$0].isOmitted }.map { needs[$0] }
                if Rivals(callee: callee, resolution: graph.resolution).acceptAsync(passed) {
                    report(.asyncRival(callee, of: id))
                }
            }
        }
    }

    /// Whether only this module can use a provider. The needs of other modules are unknown here.
    func isReportedIfUnused(_ provider: ProviderID) -> Bool {
        resolution.isOwn(provider) && !resolution.isOfScope(provider)
            && program.declaration(providers[provider].site).access < .package
    }
}
