import Core

// @Provides(once, as: Sound)
public final class Horn: Sound {
    public let name = "horn"

    public init() {}
}
