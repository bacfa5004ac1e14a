/// Has the name of the app's own configuration, and nothing else to do with it.
// @Provides
public struct Configuration {
    public let name = "analytics"

    public init() {}
}
