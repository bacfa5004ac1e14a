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
