enum Outer {
    // @Provides
    struct `Type` {}

    enum `Protocol` {
        // @Provides
        struct Inner {}
    }

    // @Provides
    struct `init` {}

    struct `Self` {
        // @Needs
        init() {}
    }
}

// @Provides
struct `self` {}

// @Provides
struct `Type` {}

struct Screen {
    // @Needs
    init(type: Outer.`Self`, inner: Outer.`Protocol`.Inner, name: Outer.`init`, other: `Type`, me: `self`) {}
}

struct Sizes {
    // @Provides
    static var `Type`: UInt32 { 1 }

    // @Provides
    static func `Type`(size: UInt8) -> UInt16 { 1 }

    enum `Protocol` {
        // @Provides
        static let small: UInt8 = 1
    }

    // @Provides
    static let `init`: Int8 = 1
}

// @Needs
func sort(large: UInt32, medium: UInt16, small: UInt8, least: Int8) {}
