// @Provides
public struct Ink: Sendable {
    public let name = "red"

    public init() {}
}
