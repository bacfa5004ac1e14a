// @Provides(once)
public final class Store {
    // @Needs(given: path)
    public init(path: String) {}
}
