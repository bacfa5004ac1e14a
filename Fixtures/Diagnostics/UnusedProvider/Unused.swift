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

// The package's other modules may need it.
// @Provides
package struct Packaged {}
