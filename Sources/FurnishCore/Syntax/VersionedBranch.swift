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
            let end = Int(tokens[condition.upperBound - 1].end)
            version = value(of: bytes, from: start, to: end) == true ? .reached : .unknown
        }
        return version
    }

    static func value(of bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool? {
        value(of: String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self))
    }

    /// The value of a condition such as `false`, `compiler(>=6.2)` or `swift(<5.9)`, if it is the same with each compiler that builds
    /// Furnish and in each language mode; nil for any other condition.
    static func value(of condition: String) -> Bool? {
        let text = condition.filter { !$0.isWhitespace }
        if ["true", "1", "!false"].contains(text) { return true }
        if ["false", "0", "!true"].contains(text) { return false }
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        let oldest: [Int]
        switch text[..<open] {
        case "compiler": oldest = [6, 2]
        case "swift": oldest = [5, .max]
        default: return nil
        }
        let version = text[open...].dropFirst().dropLast()
        let numbers = version.drop { "<>=".contains($0) }.split(separator: ".", omittingEmptySubsequences: false).map {
            Int($0)
        }
        guard !numbers.contains(nil), !oldest.lexicographicallyPrecedes(numbers.compactMap(\.self)) else { return nil }
        return version.hasPrefix(">=") ? true : version.hasPrefix("<") ? false : nil
    }
}
