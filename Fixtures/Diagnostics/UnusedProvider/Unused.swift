// @Provides
struct Used {}

// @Provides
struct Unused {}

// @Provides
public struct Offered {
    public init() {}
}

struct Screen {
    // @Needs
    init(used: Used) {}
}
