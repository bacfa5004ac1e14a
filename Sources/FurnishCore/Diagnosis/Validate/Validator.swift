/// The mistakes in a graph.
package struct Validation {
    /// All mistakes except missing providers and gaps between conditions.
    var diagnostics: [Diagnostic]
    package let missing: [UnmetNeed]
    /// Needs that use their defaults, although a declaration may exist that could meet them. Only advice knows.
    let defaulted: [UnmetNeed]
    /// The warnings about what views keep although the graph provides it.
    let keptValues: [Diagnostic]
    let questions: [StateQuestion]
    /// Providers that no entry point reaches, unless the module's code reads their members.
    var unused: [UnreachedProvider]
    /// What advice looks up, with what was looked up already.
    package let tables: AdviceTables
}

/// A key that nothing provides, or only under some conditions, and the error for it, which has no advice yet.
package struct UnmetNeed {
    package let key: TypeID
    /// The first need of the key, in file order, and the provider that has it.
    let need: NeedID
    let provider: ProviderID
    /// All such needs, with their providers.
    package var steps: [PathStep] = []
    /// The providers of the key, each under some conditions.
    var alternatives: [ProviderID] = []
    /// The provider of instances that nothing would hold, because the need is a weak property.
    var freed: ProviderID?
    /// The deeper scope in which something provides the key, so that the need uses its default.
    var deeperScope: ScopeID?
    package let diagnostic: Diagnostic

    var needing: [ProviderID] { steps.map(\.provider) }
    /// Whether something provides the key, but not for this need.
    var isOfOtherPlace: Bool { deeperScope != nil || freed != nil }
}

/// Finds the mistakes because of which no correct factory can be generated.
final class Validator: GraphReader {
    let graph: DependencyGraph
    let messages: GraphMessages
    private(set) var diagnostics: [Diagnostic] = []
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
            validator.diagnostics += validator.misplaced.errors
            earlier.removeAll { validator.misplaced.places.contains($0.location) }
        }
        validator.reportProblems()
        validator.reportCollisions(names)
        validator.reportFactories()
        validator.reportDuplicates()
        validator.reportCollections()
        validator.reportHiddenElements()
        validator.reportHiddenMembers()
        validator.reportForeignEntryPoints()
        validator.reportCycles()
        validator.reportConditions()
        validator.reportScopes()
        validator.reportForeignOnce()
        validator.reportUnrepeatableDefaults()
        validator.reportAsyncTwins()
        validator.reportUnheld()
        validator.reportCallsAcrossActors()
        validator.reportFakes()
        validator.reportFakeConditions()
        let lifetimes = UnstatedLifetimes(graph, validator.tables.givens)
        validator.diagnostics += UnnamedValues(graph: graph).warnings + lifetimes.renewals
        let isCertain = validator.missing.isEmpty && (earlier + validator.diagnostics).allSatisfy(\.isWarning)
        if isCertain {
            validator.reportUnfaked()
            validator.reportUselessFakes()
        }
        let untaken = isCertain ? validator.untakenElements(names) : []
        let known = Set(untaken.map(\.diagnostic.location))
        let unreached =
            isCertain ? validator.unusedProviders(names).filter { !known.contains($0.diagnostic.location) } : []
        return Validation(
            diagnostics: earlier + validator.diagnostics, missing: validator.missing,
            defaulted: validator.unprovidedDefaults, keptValues: KeptValues(graph: graph).warnings,
            questions: lifetimes.questions, unused: untaken + unreached, tables: validator.tables)
    }

    private init(_ graph: DependencyGraph) {
        self.graph = graph
        tables = AdviceTables(graph)
        messages = GraphMessages(graph: graph)
    }

    func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    func report(
        _ code: DiagnosticCode, at place: Location, _ message: String, _ fix: Fix? = nil, notes: [Diagnostic.Note] = [],
        isWarning: Bool? = nil
    ) { report(Diagnostic(code, at: place, message, fix, notes: notes, isWarning: isWarning)) }

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
                report(messages.failable(need, of: provider, made: made, notes: otherNeeds(found)))
                continue
            }
            let steps = paths.path(to: provider)
            // The value that another module's factory starts from is written in no file of this module. So the error is
            // reported where that factory is needed.
            let taking =
                providers[provider].isFactory
                ? steps.last ?? graph.reachedNeeds.first { graph.provider(meeting: $0.need) == provider } : nil
            let notes = messages.pathNotes(taking == nil ? steps : Array(steps.dropLast())) + otherNeeds(found)
            missing.append(
                UnmetNeed(
                    key: key, need: need, provider: provider, steps: found,
                    diagnostic: messages.missing(need, of: provider, at: taking?.need, notes: notes)))
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

    func otherNeeds(_ found: [PathStep]) -> [Diagnostic.Note] {
        // A type with two providers repeats the needs of its initializer.
        let others = zip(found.dropFirst(), found).filter { graph.needs[$0.need].place != graph.needs[$1.need].place }
        return others.map { note($0.0.need, "'\(graph.show($0.0.provider))' needs it too") }.capped
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
            report(ConflictMessages(graph: graph).duplicate(sites, key))
        }
    }

    private func reportCollections() {
        for collection in providers.indices where providers[collection].isCollection {
            // The closures of a collection may return what its eager elements are.
            if providers[collection].hasLazyElements { continue }
            for call in calls.firstCalls(of: collection) where providers[call.made].isFailable {
                let advice = "write an initializer that cannot fail: this one may return nil"
                report(
                    .failableProvider, at: graph.location(ofNeed: call.need),
                    messages.mayBeMissing(call.made, graph.text.show(providers[collection].type)),
                    notes: [note(providers[call.made].callee, advice)])
            }
            reportDuplicateKeys(of: collection)
        }
    }

    /// Reports dictionary elements whose keys are literally equal.
    private func reportDuplicateKeys(of collection: ProviderID) {
        let made = graph.providers[collection].needs.compactMap(graph.provider)
        for (key, providers) in Dictionary(
            grouping: made, by: { SwiftLiteral.plain(graph.providers[$0].collectionKey) })
        where !key.isEmpty {
            let sites = resolution.colliding(providers)
            if sites.count > 1 { report(ConflictMessages(graph: graph).duplicateKey(key, sites)) }
        }
    }

    // MARK: Cycles

    private func reportCycles() {
        // An invalid provider may be meant to make a typealias a name of its own.
        var hasInvalid: Bool { providers.elements.contains(where: \.isInvalid) }
        for (provider, need) in graph.validity.decorators where !hasInvalid { reportDecorator(provider, need) }
        for group in groupsInCycles {
            guard let path = shortestCycle(in: group) else { continue }
            if hasInvalid, path.contains(where: { isTypealias(needs[$0.need].type) }) { continue }
            report(messages.cycle(path))
        }
    }

    // MARK: Scopes, defaults, unused providers

    /// Tasks that share a factory also share its parent, so the parent must be sendable too.
    private func reportScopes() {
        for id in bindings.scopes.indices where bindings.scopes[id].isSendable {
            let scope = bindings.scopes[id]
            guard let site = scope.site, let parent = scope.parent, !bindings.scopes[parent].isSendableOrIsolated,
                !graph.validity.isRootInvalid
            else { continue }
            let messages = ScopeMessages(graph: graph)
            let fix = graph.markerEditor(of: bindings.scopes[parent]).map {
                Fix("add 'sendable' to its '@Scope'", $0.adding(word: "sendable").change)
            }
            report(
                .isolationMismatch, at: program.location(site.file, scope.marker?.offset ?? 0),
                "\(messages.name(id)) is sendable, so \(messages.name(parent)) around it must be too: ",
                fix ?? Fix("start it from a type marked '// @Scope(root, sendable)'"))
        }
    }

    private func reportUnrepeatableDefaults() {
        for step in graph.reachedNeeds where graph.repeatedDefaults.contains(step.need) {
            let need = needs[step.need]
            if bindings.defaultText(need) != nil { continue }
            let name = names.text(need.name)
            let alike = providers[step.provider].arguments.filter { needs[$0].label == need.label }
            if alike.count == 1 {
                reportRival(step, name)
            } else {
                report(
                    .unsupportedParameter, at: program.nameLocation(of: need),
                    "'\(name)' cannot be left out before a parameter of the same label, and its default may not be visible to "
                        + "generated code; give one of them a label of its own")
            }
        }
    }

    /// A parameter that is left to its default, so that Swift prefers an overload without it.
    private func reportRival(_ step: PathStep, _ name: String) {
        let maker = providers[step.provider].injection(of: step.need)?.site ?? providers[step.provider].callee
        let error = Diagnostic(
            .ambiguousInitializer, at: program.nameLocation(maker),
            "Swift would call an overload without '\(name)' in its place, because '\(name)' is left to its default")
        let key = keys.key(needs[step.need].type)
        let unmet = UnmetNeed(key: key, need: step.need, provider: step.provider, diagnostic: error)
        let providing = AdviceQuery(unmet, tables).advice([AdviceRule.unmarked]).notes
        // Nobody can rename the initializer that a coder calls.
        let renaming = program.takesCoder(maker) ? [] : [note(step.need, "or give one of them a label of its own")]
        let given = tables.givens.note(giving: step.need, of: step.provider).map { [$0] } ?? []
        report(error.with(notes: given + providing + renaming))
    }

    /// Reports what an async member would not call, because Swift prefers an async function or initializer there.
    private func reportAsyncTwins() {
        for id in graph.reachedProviders where graph.effects[id].contains(.isAsync) && graph.isJudged(id) {
            // A private function calls a marked one, and does not wait.
            if providers[id].isMarkedFunction { continue }
            providers[id].forEachCall { callee, arguments in
                if graph.program.declaration(callee).traits.contains(.isAsync) { return }
                let passed = arguments.filter { !graph.fulfilments[$0].isOmitted }.map { needs[$0] }
                if !Rivals(callee: callee, resolution: graph.resolution).acceptAsync(passed) { return }
                report(
                    .ambiguousInitializer, at: program.nameLocation(callee),
                    "Swift would call the async overload in its place, because what makes '\(graph.show(id))' is async; mark "
                        + "that one, or give one of them a label of its own")
            }
        }
    }

    /// Whether only this module can use a provider. The needs of other modules are unknown here.
    func isReportedIfUnused(_ provider: ProviderID) -> Bool {
        resolution.isOwn(provider) && !resolution.isOfScope(provider)
            && program.declaration(providers[provider].site).access < .package
    }
}
