extension FixedSources {
    /// Decisions and changes that are left to the user.
    package var remarks: [String] {
        var remarks: [String] = []
        if writesProvider {
            remarks.append(
                "Where one touches the outside world, write 'live' too, so that a fake replaces it in tests.")
        }
        remarks += declined + usesPastFactory
        if !isComplete { remarks.append("Fixes are left: run 'fix' again.") }
        return remarks
    }
}
