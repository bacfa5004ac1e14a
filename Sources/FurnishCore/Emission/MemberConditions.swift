/// The texts of the conditions under which factories, members and arguments exist.
struct MemberConditions {
    let graph: DependencyGraph

    func text(ofMember provider: ProviderID) -> String? {
        if case .factory(let scope) = graph.providers[provider].construction { return text(ofScope: scope) }
        return graph.conditionSite(provider).flatMap(graph.program.conditionText)
    }

    /// Returns nil where one of the alternatives is compiled under every condition.
    func text(ofScope scope: ScopeID) -> String? {
        let factory = graph.bindings.scopes[scope]
        guard factory.condition != .always, let site = factory.site else { return nil }
        return text(ofEither: [site] + factory.alternatives)
    }

    /// A condition under which at least one of these declarations is compiled.
    func text(ofEither sites: [Site]) -> String {
        if let text = graph.program.conditionText(ofBranches: sites) { return text }
        return Self.joined(sites.compactMap(graph.program.conditionText), by: " || ")
    }

    /// The condition of a fake, apart from `DEBUG`, under which all fakes are.
    func text(ofFake fake: Provider) -> String? {
        let conditions = graph.bindings.conditions
        let isAlways =
            conditions.combination(all: [conditions.isSet("DEBUG")], none: [fake.condition]) == .impossible
        return isAlways ? nil : graph.program.conditionText(of: fake.conditionSite)
    }

    /// The condition under which a fake has an argument; nil for one that it always has.
    func text(of condition: FakeCondition) -> String? { Self.text(ofAll: condition.sites.map(text(ofEither:))) }

    /// At most five, and ten for a protocol's requirements: each doubles the code of the member, see `Emitter.emitVariants`.
    func arguments(of offer: OfferID) -> [ConditionalArguments] {
        if graph.sometimesMet.isEmpty, !graph.bindings.hasBundles { return [] }
        let provider = graph.offers[offer].provider
        var found: [ConditionalArguments] = []
        for need in graph.providers[provider].needs where graph.isOwnType(offer) {
            guard let condition = text(ofArgument: need, of: provider) else { continue }
            if let known = found.firstIndex(where: { $0.condition == condition }) {
                found[known].needs.append(need)
            } else if found.count < (graph.providers[provider].isBundle ? 10 : 5) {
                found.append(ConditionalArguments(condition: condition, needs: [need]))
            }
        }
        return found
    }

    /// The condition under which an argument exists; nil for one that exists wherever its member does.
    func text(ofArgument need: NeedID, of provider: ProviderID) -> String? {
        var texts: [String] = []
        let outer = graph.program.declaration(graph.providers[provider].site).condition
        if let site = graph.needs[need].requirement, graph.program.declaration(site).condition != outer,
            let text = graph.program.conditionText(of: site)
        {
            texts.append(text)
        }
        if graph.sometimesMet.contains(need), let made = graph.madeOffer(graph.fulfilments[need]) {
            texts.append(text(ofMakersOf: made))
        }
        return Self.text(ofAll: texts)
    }

    private static func text(ofAll texts: [String]) -> String? {
        texts.isEmpty ? nil : joined(texts, by: " && ")
    }

    private static func joined(_ texts: [String], by sign: String) -> String {
        texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: sign)
    }

    /// A condition under which at least one provider makes the offer.
    func text(ofMakersOf offer: OfferID) -> String {
        text(ofEither: graph.providers(at: offer).map { graph.providers[$0].conditionSite })
    }
}

/// Arguments of a member that exist under a condition of their own.
struct ConditionalArguments {
    let condition: String
    /// Needs that use their default otherwise.
    var needs: [NeedID]
}
