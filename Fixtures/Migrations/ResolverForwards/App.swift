import Resolver

protocol Clock { var time: String { get } }
final class SystemClock: Clock {
    init() { print("clock") }
    let time = "9:41"
}
protocol API: AnyObject { func get() -> String }
final class RemoteAPI: API {
    let clock: Clock
    private var count = 0
    init(clock: Clock) {
        self.clock = clock
        print("api")
    }
    func get() -> String {
        count += 1
        return "\(clock.time) \(count)"
    }
}
final class Cache {
    init() { print("cache") }
    var n = 0
}
struct Config { let url: String }
final class Log {
    let prefix: String
    init(prefix: String) {
        self.prefix = prefix
        print("log")
    }
}
final class Selection {
    var items: [Int] = []
    init() { print("selection") }
}
final class Bar {
    let selection: Selection
    init(selection: Selection) { self.selection = selection }
}
final class Screen {
    let id: Int, api: API, bar: Bar, cache: Cache, page: Int
    init(id: Int, api: API, bar: Bar, cache: Cache, page: Int = 3) {
        self.id = id
        self.api = api
        self.bar = bar
        self.cache = cache
        self.page = page
    }
}
final class Session {
    var name = "none"
    init() { print("session") }
}
extension ResolverScope { static let session = ResolverScopeCache() }

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { SystemClock() as Clock }.scope(.application)
        register { RemoteAPI(clock: resolve()) }
            .implements(API.self)
            .scope(.application)
        register { Cache() }.scope(.shared)
        register { Config(url: "x") }
        register { () -> Log in
            let c: Config = resolve()
            return Log(prefix: c.url + resolve(Clock.self).time)
        }.scope(.cached)
        register { Selection() }
        register { Bar(selection: resolve()) }
        register { _, args in Screen(id: args(), api: resolve(API.self), bar: resolve(), cache: resolve()) }.scope(
            .unique)
        register { Session() }.scope(.session)
    }
}
