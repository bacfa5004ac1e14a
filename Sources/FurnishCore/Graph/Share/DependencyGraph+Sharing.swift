/// The members that receive shared instances as arguments.
extension DependencyGraph {
    /// Whether an offer's member has an overload that receives shared instances.
    func isHanded(_ row: Int) -> Bool {
        hasGraphLifetimes && sharing.handed.contains(row) && (sharing.absent.isEmpty || !handedRows(of: row).isEmpty)
    }

    /// The instances that making `provider` shares within one call.
    func sharedRows(of provider: Int) -> [Int] {
        if sharing.rows.isEmpty { return [] }
        let rows = sharing.rows[provider]
        return sharing.absent.isEmpty ? rows : rows.filter { !sharing.absent.contains($0) }
    }

    /// The shared instances that an offer's member receives when it is not the outermost call.
    func handedRows(of row: Int) -> [Int] { sharing.handedRows(of: row, in: self) }

    /// The given parameters of the overload that receives shared instances: without those of the shared instances.
    func givensWhenHanded(_ row: Int) -> [GivenParameter] {
        let entry = offers[row]
        if providers[entry.provider].lifetime == .graph, isFurtherName(row) { return [] }
        return givens[entry.provider].filter { ownGivenNames[entry.provider].contains($0.name) }
    }

    func effectsWhenHanded(_ row: Int) -> Effects { effects(ofHanding: row, sharing.overloadEffects) }
}
