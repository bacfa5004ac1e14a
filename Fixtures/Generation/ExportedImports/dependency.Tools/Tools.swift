// @Provides
public struct Hammer {
    public init() {}
}
