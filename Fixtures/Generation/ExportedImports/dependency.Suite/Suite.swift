@_exported import Kit

// @Provides
public struct Store {
    public let clock: any Clock

    public init(clock: any Clock) { self.clock = clock }
}
