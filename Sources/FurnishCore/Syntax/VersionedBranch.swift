/// A branch of an `#if`. The compiler does not even read the text of a branch if the version of the compiler or of the language
/// excludes it, so that code for a newer Swift need not be valid in this one.
struct VersionedBranch {
    /// Whether the text before it was broken.
    let wasBroken: Bool
    /// Whether the condition of an earlier branch depends on a version.
    let followsVersion: Bool

    /// Whether each compiler that builds Furnish has the version of Swift or of the compiler that a condition asks for.
    ///
    /// - Parameter condition: The indices of the condition's tokens.
    /// - Returns: nil if the compiler reads the branch, whatever its version.
    static func hasVersion(
        of condition: Range<Int>, _ tokens: UnsafePointer<Token>, _ bytes: UnsafePointer<UInt8>
    ) -> Bool? {
        var mentionsVersion = false
        for index in condition {
            let (start, length) = (Int(tokens[index].start), Int(tokens[index].end - tokens[index].start))
            if length == 2, bytes.spells("||", at: start) { return nil }
            let isCompiler = length == 8 && bytes.spells("compiler", at: start)
            if isCompiler || length == 5 && bytes.spells("swift", at: start) { mentionsVersion = true }
        }
        guard mentionsVersion else { return nil }
        // `compiler(>=6.2)` alone
        let (first, end) = (Int(tokens[condition.lowerBound].start), Int(tokens[condition.upperBound - 1].end))
        let text = String(decoding: UnsafeBufferPointer(start: bytes + first, count: end - first), as: UTF8.self)
        return isReached(text.filter { !$0.isWhitespace })
    }

    /// Whether a condition such as `compiler(>=6.2)` holds for each compiler that builds Furnish, in each language mode.
    static func isReached(_ condition: String) -> Bool {
        for (start, oldest) in [("compiler(>=", [6, 2]), ("swift(>=", [5, .max])] where condition.hasPrefix(start) {
            let numbers = condition.dropFirst(start.count).dropLast().split(separator: ".").map { Int($0) }
            return !numbers.contains(nil) && !oldest.lexicographicallyPrecedes(numbers.compactMap(\.self))
        }
        return false
    }

    /// The values of the conditions that are the same in each build.
    static let constants = ["true": true, "1": true, "!false": true, "false": false, "0": false, "!true": false]
}
