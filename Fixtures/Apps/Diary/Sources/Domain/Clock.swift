public protocol Clock {
    var minute: Int { get }
}

// @Provides(once, live, as: Clock)
public final class SystemClock: Clock {
    public init() {}

    public var minute: Int { 720 }
}

#if DEBUG
    /// The app's fake factory has it in place of the real clock.
    // @Provides(fake, as: Clock)
    public struct StoppedClock: Clock {
        public init() {}

        public var minute: Int { 0 }
    }
#endif
