/// The members that receive what the outermost call shares.
extension DependencyGraph {
    /// Whether the member of a row is called with what is sharing.
    func isHanded(_ row: Int) -> Bool {
        hasGraphLifetimes && sharing.handed.contains(row) && (sharing.absent.isEmpty || !handedRows(of: row).isEmpty)
    }

    /// What making `provider` shares, where code is being written.
    func sharedRows(of provider: Int) -> [Int] {
        if sharing.rows.isEmpty { return [] }
        let rows = sharing.rows[provider]
        return sharing.absent.isEmpty ? rows : rows.filter { !sharing.absent.contains($0) }
    }

    /// What the member of a row of `offers` is handed where it is not the outermost.
    func handedRows(of row: Int) -> [Int] { sharing.handedRows(of: row, in: self) }

    /// What the member of a row is given where it is handed what is shared: not what that was given.
    func givensWhenHanded(_ row: Int) -> [GivenParameter] {
        let entry = offers[row]
        if providers[entry.provider].lifetime == .graph, isFurtherName(row) { return [] }
        return givens[entry.provider].filter { ownGivenNames[entry.provider].contains($0.name) }
    }

    func effectsWhenHanded(_ row: Int) -> Effects { effects(ofHanding: row, sharing.handedEffects) }
}
