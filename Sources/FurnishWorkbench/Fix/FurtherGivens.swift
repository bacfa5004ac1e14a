import FurnishCore

/// The other needs of a missing key, where the only answer is to let the caller pass the first one: without them, `fix` would run all
/// stages once for each need.
struct FurtherGivens {
    private let tables: AdviceTables
    /// The places of the changes so far.
    private var places: Set<Location> = []
    /// By name, the members that take a parameter because of them. Two of one name may be two values.
    private var members: [Name: Set<ProviderID>] = [:]

    private var givens: GivenHints { tables.givens }
    private var graph: DependencyGraph { tables.graph }

    /// - Returns: A fix for each need that can be written together with all before it. The rest follows in a later round.
    static func fixes(for missing: UnmetNeed, _ tables: AdviceTables) -> [Fix] {
        var further = FurtherGivens(tables: tables)
        guard further.take(missing.steps[0], of: missing) != nil else { return [] }
        return missing.steps.dropFirst().compactMap { further.take($0, of: missing) }
    }

    private init(tables: AdviceTables) { self.tables = tables }

    /// The only answer for a need, if that is to let the caller pass it.
    private mutating func take(_ step: PathStep, of missing: UnmetNeed) -> Fix? {
        guard let given = givens.note(giving: step.need, of: step.provider)?.fix, !given.changes.isEmpty,
            given.places.isDisjoint(with: places)
        else { return nil }
        let notes = missing.advice(at: step, tables)
        let answers = notes.compactMap(\.fix).filter { !$0.changes.isEmpty }
        let (name, taking) = (graph.needs[step.need].name, givens.members(taking: step.need, of: step.provider))
        guard answers.count == 1, answers[0].title == given.title,
            members[name, default: []].isDisjoint(with: taking)
        else { return nil }
        members[name, default: []].formUnion(taking)
        places.formUnion(given.places)
        return given
    }
}

extension Analysis {
    /// All diagnostics. An error about a missing provider has the changes at its other needs too.
    var diagnosticsWithFurtherFixes: [Diagnostic] {
        let placed = validation.missing.map { (graph.location(ofNeed: $0.reportedNeed), $0) }
        let missing = Dictionary(placed) { first, _ in first }
        return diagnostics.map { diagnostic in
            guard diagnostic.code == .missingProvider, diagnostic.fixes.count == 1,
                let unmet = missing[diagnostic.location], unmet.steps.count > 1
            else { return diagnostic }
            return diagnostic.with(furtherFixes: FurtherGivens.fixes(for: unmet, validation.tables))
        }
    }
}
