// @Provides
public struct Configuration: Sendable {
    public let title = "Modular"

    public init() {}
}
