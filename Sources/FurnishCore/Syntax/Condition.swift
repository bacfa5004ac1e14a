/// The condition under which a declaration is compiled: a branch of an `#if`.
package struct Condition: Equatable {
    /// The row of the condition around the `#if`; -1 outside all others.
    package let outer: Int32
    /// The row of the branch before this one, which must not be taken; -1 for the first.
    package let previous: Int32
    /// Empty for an `#else`.
    package let expression: ByteRange
    /// Whether no build compiles the branch, because it has an `#error`.
    let isNeverCompiled: Bool
}

extension Condition {
    /// Whether a condition such as `compiler(>=6.2)` holds for each compiler that builds Furnish, in each language mode.
    static func isReached(_ condition: String) -> Bool {
        for (start, oldest) in [("compiler(>=", [6, 2]), ("swift(>=", [5, .max])] where condition.hasPrefix(start) {
            let numbers = condition.dropFirst(start.count).dropLast().split(separator: ".").map { Int($0) }
            return !numbers.contains(nil) && !oldest.lexicographicallyPrecedes(numbers.compactMap(\.self))
        }
        return false
    }

    /// The value of a condition that is the same in each build; nil for any other.
    static func constant(_ condition: String) -> Bool? {
        switch condition {
        case "true", "1", "!false": true
        case "false", "0", "!true": false
        default: nil
        }
    }
}
