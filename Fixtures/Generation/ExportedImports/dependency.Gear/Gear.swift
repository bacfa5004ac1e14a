// @Provides
public struct Probe {
    public init() {}
}
