public final class DiskStore: Store {
    public init() {}

    public func save(_ text: String) {}
}
