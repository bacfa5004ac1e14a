/// The number of rows at the start of a sorted table that come before a place.
///
/// - Parameters:
///   - count: The number of all rows.
///   - isBefore: Whether a row comes before the place.
func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
        let middle = (low + high) / 2
        if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}
