// @Provides(once)
final class Cache {
    let size = 1
}

struct Tracker {}

struct Options {
    let cache: Cache?
    let tracker: Tracker?
    let retries: Int
    let own: Cache

    // @Needs
    init(
        cache: Cache? = nil, tracker: Tracker? = nil, retries: Int = 3, own: Cache = Cache(),
        now: @escaping () -> Double = { 0 }
    ) {
        self.cache = cache
        self.tracker = tracker
        self.retries = retries
        self.own = own
    }
}
