// A parameter that is marked itself is given without its marker.

// @Provides
final class Log {}

final class Only {
    init(
        id: Int,
        // @Needs
        depth: UInt32
    ) {}
}

final class Beside {
    init(
        // @Needs
        size: UInt64,
        // @Needs
        log: Log
    ) {}
}

struct Properties {
    // @Needs
    let offset: Int128
    // @Needs
    let log: Log
    let id: Int
}

// The name of the marker is misspelled, and what it says is kept.
final class Misspelled {
    // @Provides
    // @Need(given: id)
    init(id: Int, ratio: UInt128) {}
}
