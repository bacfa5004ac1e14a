// @Provides(weak)
public final class Cache {
    // @Needs(given: size)
    public init(size: Int) {}
}
