// @Provides
final class Two {
    init() {}
    init(number: Int) {}
}

// @Provides
enum Direction {
    case north
}

// @Provides
final class Marked {
    // @Needs
    init() {}
    // @Needs
    init(number: Int) {}
}

// @Provides
private struct Hidden {}

// @Provides
struct Secret {
    private let value: Int
}

// @Provides
struct Closed {
    private init() {}
}

// @Provides
protocol Impossible {}

enum Values {
    // @Provides
    static let untyped = 1
}

// @Provides
final class Variadic {
    init(numbers: Int...) {}
}

// @Provides
final class Given {
    // @Needs(given: nmber)
    init(number: Int) {}
}

struct Screen {
    // @Needs
    init(two: Two, direction: Direction, marked: Marked, hidden: Hidden, secret: Secret, closed: Closed) {}
}

// What hides a member may be the type around it.
fileprivate enum Shelter {
    final class Tent {
        // @Needs
        init() {}
    }
}
