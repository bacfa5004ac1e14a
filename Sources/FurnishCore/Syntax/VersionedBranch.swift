/// A branch of an `#if`. The compiler does not even read the text of a branch if the version of the compiler or of the language
/// excludes it, so that code for a newer Swift need not be valid in this one.
struct VersionedBranch {
    /// Whether the text before it was broken.
    let wasBroken: Bool
    /// Whether the condition of an earlier branch depends on a version.
    let followsVersion: Bool

    /// The versions of Swift or the compiler that a condition asks for.
    enum Version {
        /// Each compiler that builds Furnish meets it.
        case reached
        case unknown
    }

    /// - Parameters:
    ///   - condition: The indices of the condition's tokens.
    /// - Returns: nil if the compiler reads the branch, whatever its version.
    static func version(
        in condition: Range<Int>, _ tokens: UnsafePointer<Token>, _ bytes: UnsafePointer<UInt8>
    ) -> Version? {
        var version: Version?
        for index in condition {
            let (start, length) = (Int(tokens[index].start), Int(tokens[index].end - tokens[index].start))
            if length == 2, bytes.spells("||", at: start) { return nil }
            let isCompiler = length == 8 && bytes.spells("compiler", at: start)
            guard isCompiler || length == 5 && bytes.spells("swift", at: start) else { continue }
            // `compiler(>=6.2)` alone
            let isAlone = condition.count == 5 && bytes.spells(">=", at: Int(tokens[index + 2].start))
            version = isAlone && isReached(Int(tokens[index + 3].start), bytes, isCompiler) ? .reached : .unknown
        }
        return version
    }

    /// Whether the version at an offset is at most that of the oldest compiler that builds Furnish, or of the oldest language mode.
    private static func isReached(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ isCompiler: Bool) -> Bool {
        let (major, next) = (bytes[start], bytes[start + 1])
        if next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") { return false }
        if major < UInt8(ascii: "6") { return true }
        let isMinor = next == UInt8(ascii: ".")
        return isCompiler && major == UInt8(ascii: "6") && (!isMinor || bytes[start + 2] <= UInt8(ascii: "2"))
    }
}
