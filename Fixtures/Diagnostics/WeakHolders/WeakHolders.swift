// @Provides
final class Fresh {}

// @Provides(once)
final class Kept {}

// @Provides(graph)
final class Shared {}

// @Provides
func found() -> Found { Found.main }

final class Found: Sendable {
    static let main = Found()
}

/// Nothing but these properties would hold the new instances.
// @Needs
struct Child {
    weak var fresh: Fresh?
    weak var shared: Shared?
    weak var kept: Kept?
    weak var found: Found?
    weak var unknown: Unknown?
}

final class Unknown {}

// @Needs(default: fresh)
struct Stated {
    weak var fresh: Fresh?
}

// @Needs
struct Unowned {
    unowned let fresh: Fresh
    unowned(unsafe) let kept: Kept
}

final class Screen {
    // @Needs
    weak var fresh: Fresh?
    // @Needs
    weak var shared: Shared?
    // @Needs
    weak var kept: Kept?

    // @Needs
    init() {}
}
