/// The documentation comments of members.
extension Describer {
    func summary(of offer: OfferID, takesCall: Bool) -> String {
        let addition = takesCall ? ", with what the call shares" : ""
        let entry = graph.offers[offer]
        let provider = graph.providers[entry.provider]
        if provider.isMarkedFunction {
            return "Calls `" + graph.showMade(by: entry.provider) + "`. (" + fileName(provider) + ")"
        }
        let made = graph.text.title(graph.madeType(offer))
        if !graph.resolution.isOwnType(offer) {
            return "`" + made + "` is `" + graph.showMade(by: entry.provider) + "`" + addition + "."
        }
        if case .factory = provider.maker, let given = provider.needs.first {
            let type = graph.text.show(graph.needs[given].type)
            return "A factory for this `" + type + "`. (" + fileName(provider) + ")"
        }
        if provider.isCollection { return "All that is provided into `" + made + "`" + addition + "." }
        let file = " (" + fileName(provider) + ")"
        switch graph.resolution.lifetime(of: entry.provider) {
        case .weak: return "One `" + made + "`, while something else references it." + file
        case .once: return "One `" + made + "`, built when first needed." + file
        case .each, .graph:
            let isRead = graph.isProperty(entry.provider) && addition.isEmpty
            return isRead
                ? "`" + made + "`, read anew each time." + file : "A new `" + made + "`" + addition + "." + file
        }
    }

    /// The documentation of an outermost factory.
    ///
    /// - Parameter keeper: A `once` with closures that keep the factory.
    func summary(ofFactoryKeptBy keeper: ProviderID) -> String {
        "It lives as long as the program, because it keeps `" + graph.showMade(by: keeper)
            + "`, which has closures that keep it."
    }

    /// The documentation of a factory with closures that return nil after its end.
    func summary(ofFactoryStartingFrom type: TypeID, withEndingClosuresOf owner: ProviderID) -> String {
        "Hold it as long as the `" + graph.text.title(type) + "` lasts: after its end, closures of `"
            + graph.showMade(by: owner) + "` return nil. Then let go of what they made, which holds the factory too."
    }

    /// A line break in the name would end the comment that it is written in.
    func fileName(_ provider: Provider) -> String { FilePath.name(graph.program.source(provider.file).path).printable }
}
