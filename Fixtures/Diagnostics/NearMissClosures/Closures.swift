// @Provides
final class Movie {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
let format: (Double) -> Character = { _ in "a" }

final class Screen {
    // @Needs
    init(make: @escaping (String) -> Movie, format: (Float) -> Character, late: () async -> Character) {}
}

typealias Tap = () -> Void

// @Provides
final class Button {
    // @Needs(given: tap)
    init(tap: @escaping Tap, look: () -> Void = {}) {}
}

// @Provides
struct Row {
    // @Needs(given: work)
    init(work: () -> Void) {}
}

final class Panel {
    // @Needs
    init(
        lent: (() -> Void) -> Button, named: (_ tap: Tap) -> Button, kept: (@escaping Tap) -> Button,
        row: (() -> Void) -> Row
    ) {}
}

final class Column {
    // @Needs
    init(optional: (() -> Movie)?, foreign: @convention(c) () -> Row, twice: (() -> () -> Row)?) {}
}
