/// The type of a fake, which only the fake factory makes, in place of something live.
struct FakeTypeRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard graph.bindings.hasFakes else { return [] }
        let type = graph.keys.made(by: key)
        let fake = graph.providers.indices.first { provider in
            graph.providers[provider].isFake && graph.keys.key(graph.providers[provider].type) == type
        }
        guard let fake, let live = graph.providers[fake].replaced.lazy.compactMap(graph.resolution.find).first else {
            return []
        }
        return [
            note(
                graph.providers[fake].site,
                "'\(graph.show(fake))' is a fake, which only the fake factory makes in place of what is live: ",
                taking(graph.offers[live].type, insteadOf: type))
        ]
    }
}
