/// Ways through a graph, each hop with its own position.
extension GraphMessages {
    /// The hops that are shown of a long way, from each of its ends.
    private static let shownEnd = 8

    /// From an entry point down to a need.
    func way(_ hops: [Hop]) -> [Diagnostic.Note] {
        middleCounted(hops.map { hop($0.need, of: $0.provider) })
    }

    /// A closed loop, and where a closure would break it.
    ///
    /// - Parameters:
    ///   - path: Needs, each with the provider that has it; the last one's need is the first provider again.
    ///   - group: All providers that reach each other, on this loop or on others.
    func cycle(_ path: [Hop], in group: [Int]) -> Diagnostic {
        var loop = (path + [path[0]]).map { "'\(graph.show($0.provider))'" }
        if loop.count > 2 * Self.shownEnd + 1 {
            loop[Self.shownEnd..<loop.count - Self.shownEnd] = ["… \(loop.count - 2 * Self.shownEnd) more …"]
        }
        let further = Set(group).subtracting(path.map(\.provider)).count
        var notes = middleCounted(steps(path))
        if further > 0 {
            let types = further == 1 ? "type needs these and is" : "types need these and are"
            notes.append(.init(graph.location(ofNeed: path[0].need), "\(further) more \(types) needed by them"))
        }
        return Diagnostic(
            .dependencyCycle, at: graph.location(ofNeed: path[0].need),
            "\(loop.joined(separator: " → ")): none of them can be made first; need one through a closure, "
                + "'() -> \(graph.show(need: path[opening(path)].need))'",
            notes: notes)
    }

    private func steps(_ path: [Hop]) -> [Diagnostic.Note] {
        let opening = opening(path)
        return path.enumerated().map { position, hop in
            let step: Diagnostic.Note.CyclePosition =
                path.count == 1 ? .only : position == 0 ? .first : position == path.count - 1 ? .last : .middle
            let advice = position == opening ? ": a closure here breaks the loop" : ""
            let needs = "'\(graph.show(hop.provider))' needs '\(graph.show(need: hop.need))'"
            return .init(graph.location(ofNeed: hop.need), needs + advice, .cycle(step))
        }
    }

    /// Where a closure does it best: before an instance that is shared, for what the closure makes there is the one that
    /// all others have.
    private func opening(_ path: [Hop]) -> Int {
        let takers = path.indices.filter { position in
            let provider = graph.providers[path[position].provider]
            return graph.isOwn(path[position].provider) && provider.receiver != path[position].need
                && !provider.isCollection
        }
        let shared = takers.first { !graph.isNewlyMade(path[($0 + 1) % path.count].provider) }
        return shared ?? takers.first ?? 0
    }

    private func middleCounted(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        let count = notes.count - 2 * Self.shownEnd
        guard count > 1 else { return notes }
        let middle = notes[Self.shownEnd]
        return notes.prefix(Self.shownEnd) + [.init(middle.location, "… \(count) more, from here on")]
            + notes.suffix(Self.shownEnd)
    }
}
