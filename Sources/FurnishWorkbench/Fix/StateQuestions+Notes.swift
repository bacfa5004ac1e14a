import FurnishCore

extension StateQuestions {
    /// The same diagnostics, where each question about state shows both answers and names the types that would share an instance.
    static func naming(
        _ diagnostics: [Diagnostic], _ modules: [SourceModule], _ storyboards: [SourceFile]
    ) -> [Diagnostic] {
        let placeholders = diagnostics.map {
            $0.message == MarkerMessages.unansweredLifetime ? placeholder(at: $0.location) : nil
        }
        // Who needs the type shows with either answer.
        var changes = SourceChanges()
        for case (let diagnostic, let range?) in zip(diagnostics, placeholders) {
            _ = changes.add(Fix("", Change(diagnostic.location.file, .replacement(range, "each"))))
        }
        if placeholders.allSatisfy({ $0 == nil }) { return diagnostics }
        let answered = Sources(modules: modules, storyboards: storyboards).applying(changes)
        let graph = Generator.analyze(answered.modules, answered.storyboards).graph
        let questions = StateQuestions(graph)
        let sharing = graph.providers.indices.filter(graph.resolution.isOwn).map { provider in
            (place(graph.markerLocation(provider)), (graph.show(provider), questions.sharing(provider)))
        }
        let states = Dictionary(sharing) { ($0.0, $0.1 + $1.1) }
        return zip(diagnostics, placeholders).map { diagnostic, range in
            guard let range else { return diagnostic }
            let (file, offset) = (diagnostic.location.file, diagnostic.location.offset)
            let moved = "\(file.path)\0\(changes.moved(offset, in: file).start)"
            let (name, users) = states[moved] ?? ("", [])
            let sharing = users.map { "'\($0)'" }.joined(separator: ", ")
            func answer(_ word: String, _ meaning: String) -> Fix {
                Fix("write '\(word)'\(sharing.isEmpty ? "" : meaning)", Change(file, .replacement(range, word)))
            }
            return diagnostic.with(
                notes: diagnostic.notes + [
                    .init(diagnostic.location, "", answer("once", ": then one '\(name)' serves \(sharing)")),
                    .init(diagnostic.location, "or, ", answer("each", ": then each need gets its own")),
                ])
        }
    }

    /// A line for each type whose state several others do not share, and one for each of the two answers.
    var lines: [String] {
        var lines = LineTables()
        return open.flatMap { provider in
            let place = graph.program.nameLocation(graph.providers[provider].site)
            let names = sharing(provider).map { "'\($0)'" }.joined(separator: ", ")
            let givens = graph.givens[provider].map { "'\(graph.program.names.text(graph.needs[$0.need].name))'" }
            let condition = givens.isEmpty ? "" : "let something provide \(givens.joined(separator: ", ")), and "
            return [
                "\(place.file.path)\(lines.line(of: place)): '\(graph.show(provider))' is made anew for each need, so that each may see "
                    + "another state: \(names)",
                "  - if they share one, \(condition)write 'once' in its marker",
                "  - if each has its own, write 'each' there",
            ]
        }
    }

    private static func place(_ location: Location) -> String { "\(location.file.path)\0\(location.offset)" }

    /// `<#once or each#>` in the marker that starts here.
    private static func placeholder(at location: Location) -> ByteRange? {
        let bytes = location.file.bytes
        var start = Int(location.offset)
        while start + 1 < bytes.count, bytes[start] != UInt8(ascii: "<") { start += 1 }
        var end = start + 2
        while end < bytes.count, bytes[end] != UInt8(ascii: ">") || bytes[end - 1] != UInt8(ascii: "#") { end += 1 }
        return end < bytes.count ? ByteRange(UInt32(start), UInt32(end + 1)) : nil
    }
}
