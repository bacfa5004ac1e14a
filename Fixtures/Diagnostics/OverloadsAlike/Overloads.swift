let usual = 3

// @Provides
let number: Int = 1

/// Callers may leave out the default of the second one, which generated code cannot repeat.
final class Screen {
    // @Needs
    init(number: Int) {}

    // @Needs(given: width)
    init(number: Int, width: Double = Double(usual)) {}
}

/// Callers of this one may leave out a literal: Swift prefers the other.
final class Panel {
    // @Needs
    init(number: Int) {}

    // @Needs(given: width)
    init(number: Int, width: Double = 2) {}
}
