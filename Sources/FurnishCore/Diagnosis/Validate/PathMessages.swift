/// Messages that show a path through the graph, each step with its own position.
extension GraphMessages {
    /// The number of steps shown at each end of a long path.
    private static let shownAtEachEnd = 8

    /// From an entry point down to a need.
    func pathNotes(_ steps: [PathStep]) -> [Diagnostic.Note] {
        abbreviated(steps.map { stepNote($0.need, of: $0.provider) }, more)
    }

    /// A closed loop, and the need at which a closure would break it.
    ///
    /// - Parameter path: The last step needs the provider of the first step.
    func cycle(_ path: [PathStep]) -> Diagnostic {
        let shown = (path + [path[0]]).map { "'\(graph.show($0.provider))'" }
        let loop = abbreviated(shown) { count, _ in "… \(count) more …" }
        let reason = path.count == 1 ? "it needs itself first" : "none of them can be made first"
        // A closure would make another instance than the one that already refers to this one.
        let back = path.first { graph.needs[$0.need].isWeakOrUnowned }
        let position = back == nil ? positionToBreak(path) : nil
        let notes = path.indices.map { row -> Diagnostic.Note in
            let advice = back == nil && row == position ?? 0 ? ": a closure here breaks the loop" : ""
            let (need, provider) = (path[row].need, path[row].provider)
            return .init(graph.location(ofNeed: need), phrase(need, of: provider) + advice, role: .cycle)
        }
        return Diagnostic(
            .dependencyCycle, at: graph.location(ofNeed: path[0].need), "\(loop.joined(separator: " → ")): \(reason); ",
            back.map(withdrawing) ?? breaking(path[position ?? 0], isWritten: position != nil),
            notes: abbreviated(notes, more))
    }

    private func withdrawing(_ back: PathStep) -> Fix {
        let value = graph.show(need: back.need)
        return Fix("remove the marker of '\(name(of: back.need))', and let '\(value)' set it, because it refers back")
    }

    private func breaking(_ consumer: PathStep, isWritten: Bool) -> Fix {
        // In what a factory that can end keeps, the closure returns nil after the end.
        let ends = graph.provider(meeting: consumer.need).map { made in
            placement.isKeptUntilEnd(consumer.provider) && graph.scopeOf[made] == graph.scopeOf[consumer.provider]
        }
        let closure = "() -> \(graph.show(need: consumer.need))" + (ends == true ? "?" : "")
        // The code around a property uses its type.
        let isProperty = providers[consumer.provider].injection(of: consumer.need)?.isProperty == true
        let text = attribute(ofClosure: consumer.need) + closure
        return Fix(
            "take '\(closure)' in '\(graph.show(consumer.provider))'",
            isWritten && !isProperty ? graph.writing(text, for: consumer.need) : [])
    }

    /// The position of the need that should become a closure, if one can: preferably the need of a shared instance, because the closure
    /// then returns the instance that all others use.
    private func positionToBreak(_ path: [PathStep]) -> Int? {
        let candidates = path.indices.filter { position in
            let provider = providers[path[position].provider]
            return graph.isJudged(path[position].provider) && provider.receiver != path[position].need
                && !provider.isCollection
        }
        let shared = candidates.first { !resolution.isNewlyMade(path[($0 + 1) % path.count].provider) }
        return shared ?? candidates.first
    }

    private func more(_ count: Int, from first: Diagnostic.Note) -> Diagnostic.Note {
        .init(first.location, "… \(count) more, starting here")
    }

    private func abbreviated<Step>(_ steps: [Step], _ more: (Int, Step) -> Step) -> [Step] {
        let count = steps.count - 2 * Self.shownAtEachEnd
        if count < 2 { return steps }
        return steps.prefix(Self.shownAtEachEnd) + [more(count, steps[Self.shownAtEachEnd])]
            + steps.suffix(Self.shownAtEachEnd)
    }
}
