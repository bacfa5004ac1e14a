extension FixedSources {
    /// Decisions and changes that are left to the user.
    package var remarks: [String] {
        var remarks: [String] = []
        if newProviderCount > 0 {
            remarks.append(
                "Where one touches the outside world, write 'live' too, so that a fake replaces it in tests.")
        }
        switch changedTypeCount {
        case 0: break
        case 1: remarks.append("A parameter has another type now: change the code that uses it.")
        case let count: remarks.append("\(count) parameters have other types now: change the code that uses them.")
        }
        if !declined.isEmpty {
            remarks.append(
                "Not written, because there would be an error in the same place: \(declined.joined(separator: ", ")).")
        }
        if let containerUses { remarks.append(containerUses) }
        if !isComplete { remarks.append("Fixes are left: run 'fix' again.") }
        return remarks
    }
}
