/// The documentation comments of members.
extension Emitter {
    func emitSummary(_ offer: OfferID, _ overload: MemberOverload = MemberOverload()) {
        writer.write("/// ")
        writeSummary(offer, overload)
        writer.endLine()
        emitAvailability(graph.availability(ofOffer: offer))
    }

    private func writeSummary(_ offer: OfferID, _ overload: MemberOverload) {
        let addition = overload.takesShared ? ", with what the call shares" : ""
        let entry = graph.offers[offer]
        let provider = graph.providers[entry.provider]
        if provider.isMethod {
            writer.write("Calls `\(graph.showMade(by: entry.provider))`. (\(fileName(provider)))")
        } else if !graph.isOwnType(offer) {
            writeType(offer, "`", "` is `")
            writer.write(graph.showMade(by: entry.provider))
            writer.write("`" + addition + ".")
        } else if case .factory = provider.construction, let given = provider.needs.first {
            writer.write("A factory for a `\(graph.text.show(graph.needs[given].type))`. (\(fileName(provider)))")
        } else if provider.isCollection {
            writeType(offer, "All that is provided into `", "`" + addition + ".")
        } else {
            writeOwnSummary(offer, provider, addition)
            writer.write(fileName(provider))
            writer.write(")")
        }
    }

    /// Writes everything before the name of the file.
    private func writeOwnSummary(_ offer: OfferID, _ provider: Provider, _ addition: String) {
        if provider.lifetime == .weak {
            writeType(offer, "One `", "`, as long as someone holds it. (")
        } else if provider.lifetime == .once {
            writeType(offer, "One `", "`, built when first needed. (")
        } else if graph.isProperty(graph.offers[offer].provider), addition.isEmpty {
            writeType(offer, "`", "`, read anew each time. (")
        } else {
            writeType(offer, "A new `", "`" + addition + ". (")
        }
    }

    private func writeType(_ offer: OfferID, _ before: String, _ after: String) {
        writer.write(before)
        writer.write(graph.text.title(graph.madeType(offer)))
        writer.write(after)
    }

    /// A line break in the name would end the comment that it is written in.
    func fileName(_ provider: Provider) -> String { FilePath.name(graph.program.source(provider.file).path).printable }
}
