/// The condition under which a declaration is compiled: a branch of an `#if`.
package struct Condition: Equatable {
    /// The row of the condition around the `#if`; -1 outside all others.
    package let outer: Int32
    /// The row of the branch before this one, which must not be taken; -1 for the first.
    package let previous: Int32
    /// Empty for an `#else`.
    package let expression: ByteRange
    /// Whether no build compiles the branch: it has an `#error`, or its text is no Swift of this version.
    let isNeverCompiled: Bool
    /// Whether it has more terms or levels than a person writes. Nothing is computed of it.
    let isTooLarge: Bool
}
