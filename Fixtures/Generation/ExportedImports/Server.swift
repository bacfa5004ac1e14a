// A module is imported as the files import it: through one that exports it, on several levels, and also where that one is not in view.
public import Suite

// @Scope(root)
public struct Server {
    public init() {}
}

public final class Status {
    private let clock: any Clock

    // @Needs
    public init(clock: any Clock) { self.clock = clock }

    public var text: String { "\(clock.now()) o'clock" }
}
