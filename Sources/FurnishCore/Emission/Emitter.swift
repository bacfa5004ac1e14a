import FurnishTables

/// Writes a graph as Swift that reads as if a person had written it: the members that a `Describer` describes, and what is
/// around them.
final class Emitter {
    let describer: Describer
    let sceneMethods: SceneMethods
    let writer: CodeWriter

    var graph: DependencyGraph { describer.graph }
    var names: MemberNames { describer.names }
    var types: TypeText { describer.types }
    var conditions: MemberConditions { describer.conditions }

    /// emit: a graph to Swift.
    static func emit(_ graph: DependencyGraph, _ names: MemberNames, _ sceneMethods: SceneMethods) -> GeneratedFile {
        let emitter = Emitter(Describer(graph, names), sceneMethods, CodeWriter())
        let modules = emitter.emitFile()
        return GeneratedFile(text: emitter.writer.finish(), importedModules: modules)
    }

    private init(_ describer: Describer, _ sceneMethods: SceneMethods, _ writer: CodeWriter) {
        (self.describer, self.sceneMethods, self.writer) = (describer, sceneMethods, writer)
    }

    /// Continues the text of another emitter, for a variant of its graph: see `emitVariants`.
    convenience init(_ other: Emitter, _ variant: DependencyGraph) {
        self.init(Describer(other.describer, variant), other.sceneMethods, other.writer)
    }

    // MARK: The file

    /// - Returns: The names of the modules in view that the file imports.
    private func emitFile() -> [String] {
        writer.line(SourceFile.generatedHead)
        let isWritable = WritableProviders.find(graph)
        let written = graph.offers.indices.filter { graph.hasMember($0) && isWritable[graph.offers[$0].provider] }
        // Template instances and collections are resolved last but emitted in source order.
        let offers = graph.offers.count > graph.offeredCount ? graph.inSourceOrder(written) : written
        let ownFakes = graph.bindings.scopes.indices.flatMap(graph.fakes.ownFakes)
        let stored = (offers + ownFakes).filter(graph.isOwnType).map { graph.offers[$0].provider }.filter(
            graph.isStored)
        let (isAsync, locks) = (stored.contains(where: graph.hasAsyncStorage), stored.contains(where: graph.isLocked))
        let filesOfScenes = offers.filter(hasScenes).compactMap { SceneMethodEmitter(emitter: self, offer: $0).file }
        let locksNeeded = (isAsync ? ["NSLock"] : []) + (locks ? ["NSRecursiveLock"] : [])
        let imported = ImportList(
            graph, describer.access, offers: offers + ownFakes, files: filesOfScenes, locks: locksNeeded)
        imported.lines.forEach(writer.line)
        let members = members(of: offers)
        for scope in graph.bindings.scopes.indices { emitFactory(scope, members[scope]) }
        for row in offers.indices {
            emitForwarder(offers[row])
            if !names.implementations.isEmpty { BundleImplementation(of: offers[row], self)?.emit() }
        }
        if isAsync {
            let isSendable = stored.filter(graph.hasAsyncStorage).allSatisfy { graph.scope(of: $0).isSendable }
            writer.write(OnceClass.text(describer.helperPrefix, isSendable: isSendable, types))
        }
        if locks { writer.write(LockedClass.text(describer.helperPrefix, types)) }
        if graph.fakes.isNeeded { FakeEmitter(emitter: self).emit(offers) }
        return imported.modules
    }

    /// The members of each scope's factory. The value that it starts from is none of them.
    private func members(of offers: [OfferID]) -> Table<FactoryScope, [OfferID]> {
        var members = Table<FactoryScope, [OfferID]>(repeating: [], count: graph.bindings.scopes.count)
        for row in offers.indices {
            let provider = graph.offers[offers[row]].provider
            if case .input = graph.providers[provider].construction { continue }
            members[graph.scopeOf[provider]].append(offers[row])
        }
        return members
    }

    private func hasScenes(_ offer: OfferID) -> Bool { !sceneMethods[graph.offers[offer].provider].isEmpty }

    // MARK: Members

    /// Writes members that come one after the other in the branches of one `#if` under that `#if`, so that no branch repeats
    /// what excludes the others.
    func emitMembers(_ offers: [OfferID]) {
        var position = 0
        while position < offers.count {
            let first = offers[position]
            position += 1
            writer.blankLine()
            guard let site = siteInBranch(first) else {
                emitMember(first)
                continue
            }
            var last = site
            let isFirst = graph.program.isInFirstBranch(site)
            writer.conditional(on: graph.program.conditionText(of: site)) {
                emitVariants(of: first)
                while position < offers.count, let site = siteInBranch(offers[position]) {
                    if graph.program.areInOneBranch(last, site) {
                        writer.blankLine()
                    } else if isFirst, let directive = graph.program.directive(from: last, to: site) {
                        writer.line(directive)
                    } else {
                        break
                    }
                    emitVariants(of: offers[position])
                    last = site
                    position += 1
                }
            }
        }
    }

    private func emitMember(_ offer: OfferID) {
        let provider = graph.offers[offer].provider
        writer.conditional(on: conditions.text(ofMember: provider)) { emitVariants(of: offer) }
        emitPlaceholder(offer)
    }

    private func emitVariants(of offer: OfferID) {
        emitVariants(conditions.arguments(of: offer)) { emitter in
            emitter.emitDeclarations(of: offer)
            if hasScenes(offer) { SceneMethodEmitter(emitter: emitter, offer: offer).emit() }
        }
    }

    /// The declaration under whose `#if` a member is written; nil for a member under no `#if`, or under one of its own.
    private func siteInBranch(_ offer: OfferID) -> Site? {
        let provider = graph.offers[offer].provider
        if graph.providers[provider].condition == .always { return nil }
        if case .factory = graph.providers[provider].construction { return nil }
        guard names.placeholders[offer] == nil, let site = graph.conditionSite(provider) else { return nil }
        return graph.program.declaration(site).condition < 0 ? nil : site
    }
}
