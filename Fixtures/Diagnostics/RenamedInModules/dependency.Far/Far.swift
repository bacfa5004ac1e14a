public protocol FarService {}
public protocol Other {}

// @Provides(as: OldService, Other)
public final class Far: FarService, Other {
    public init() {}
}
