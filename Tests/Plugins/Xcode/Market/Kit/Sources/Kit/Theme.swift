// @Provides
public struct Theme {
    public let name = "Summer"

    public init() {}
}
