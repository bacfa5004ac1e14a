// @Provides
public struct OpeningHours {
    public let first = 9

    public init() {}
}
