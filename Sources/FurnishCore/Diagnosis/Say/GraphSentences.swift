/// Says what is wrong in a graph: one diagnostic for each problem.
struct GraphSentences: GraphReader {
    let tables: AdviceTables

    var graph: DependencyGraph { tables.graph }

    func diagnostic(_ problem: GraphProblem) -> Diagnostic {
        switch problem {
        case .placement(let problem): diagnostic(problem)
        case .requirement(let problem): diagnostic(problem)
        case .unmet(let need): diagnostic(need)
        case .call(let problem): diagnostic(problem)
        case .conflict(let problem): diagnostic(problem)
        case .fake(let problem): diagnostic(problem)
        case .module(let problem): diagnostic(problem)
        case .unused(let provider): diagnostic(provider)
        case .value(let problem): diagnostic(problem)
        }
    }

    // MARK: Places

    /// At the type of a need.
    func diagnostic(
        _ code: DiagnosticCode, _ need: NeedID, _ message: String, _ fix: Fix? = nil, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: graph.location(ofNeed: need), message, fix, notes: notes)
    }

    /// At the name of a declaration.
    func diagnostic(
        _ code: DiagnosticCode, _ site: Site, _ message: String, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: program.nameLocation(site), message, notes: notes)
    }

    func diagnostic(
        _ code: DiagnosticCode, markerOf provider: ProviderID, _ message: String, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: graph.markerLocation(provider), message, notes: notes)
    }

    // MARK: Names

    func show(_ provider: ProviderID) -> String { graph.show(provider) }

    func show(_ need: NeedID) -> String { graph.show(need: need) }

    func show(_ type: TypeID) -> String { graph.text.show(type) }

    func show(_ name: Name) -> String { names.text(name) }

    func show(_ site: Site) -> String { names.text(program.name(site)) }

    // MARK: Paths

    /// The number of steps shown at each end of a long path.
    private static let shownAtEachEnd = 8

    /// From an entry point down to a need.
    func pathNotes(_ steps: [PathStep]) -> [Diagnostic.Note] { abbreviated(steps.map(stepNote)) }

    /// One line of the path from an entry point to a need.
    func stepNote(_ step: PathStep) -> Diagnostic.Note { note(step.need, phrase(step)) }

    /// Says that a provider needs a type, or that it is a member of that type's value.
    func phrase(_ step: PathStep) -> String {
        let (need, provider) = (step.need, step.provider)
        if needs[need].requirement != nil {
            return "'\(show(need))' of '\(show(provider))' makes '\(showResult(ofRequirement: need))'"
        }
        let isRead = program.declaration(providers[provider].site).kind == .property
        let verb = providers[provider].receiver != need ? "needs" : isRead ? "is read from" : "is made by"
        return "'\(show(provider))' \(verb) '\(show(need))'"
    }

    /// The type that a requirement's closure makes.
    func showResult(ofRequirement need: NeedID) -> String { show(needs[need].closure(types).result) }

    func abbreviated(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        abbreviated(notes) { .init($1.location, "… \($0) more, starting here") }
    }

    func abbreviated<Step>(_ steps: [Step], _ more: (Int, Step) -> Step) -> [Step] {
        let count = steps.count - 2 * Self.shownAtEachEnd
        if count < 2 { return steps }
        return steps.prefix(Self.shownAtEachEnd) + [more(count, steps[Self.shownAtEachEnd])]
            + steps.suffix(Self.shownAtEachEnd)
    }
}
