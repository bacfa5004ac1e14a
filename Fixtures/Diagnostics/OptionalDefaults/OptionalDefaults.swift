// @Provides(once)
final class Cache {}

// @Provides(once)
struct Flags: OptionSet {
    let rawValue: Int
    // @Needs(default: rawValue)
    init(rawValue: Int = 0) { self.rawValue = rawValue }
}

/// A provided `Cache` never meets a need for a `Cache?`, so that these would keep their own in silence.
// @Needs
struct Screen {
    var cache: Cache? = Cache()
}

final class Panel {
    // @Needs
    init(cache: Cache? = Cache(), flags: Flags? = [], count: Int? = 3) {}
}

/// Only nil stands for a value that may be missing.
final class Widget {
    // @Needs
    init(cache: Cache? = nil) {}
}

// @Needs(default: cache)
struct Stated {
    var cache: Cache? = Cache()
}

/// The caller passes it, so a method has to name its type.
// @Needs(given: first, second)
struct Given {
    var first = [1, 2].first
    var second = Cache()
    let widget: Widget
}
