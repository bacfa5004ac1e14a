public protocol Sound {
    var name: String { get }
}

// @Provides(as: Sound)
public struct Bell: Sound {
    public let name = "bell"

    public init() {}
}
