final class MemoryCache {
    func remove(_ key: String) {}
}
