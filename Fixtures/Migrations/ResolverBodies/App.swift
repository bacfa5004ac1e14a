import Resolver

// Bodies that are hard to move, and members around them.
class Clock { init() { print("clock") } }
final class Log {
    let name: String
    init(name: String) { self.name = name }
}
protocol API: AnyObject { var host: String { get } }
final class Remote: API {
    let host: String
    let clock: Clock
    init(host: String, clock: Clock) {
        self.host = host
        self.clock = clock
    }
}
final class Offline: API { let host = "none" }
struct Options { var isOffline = false }
final class Stamp {
    let a: Clock
    let b: Clock
    init(a: Clock, b: Clock) {
        self.a = a
        self.b = b
    }
}
final class Reader {
    let clock: Clock
    init(in clock: Clock) { self.clock = clock }
    func ready() -> Reader { self }
}
final class Search {}
final class Mock: API { let host = "mock" }
class Base { static let port = "80" }
final class Hosts: Base {
    enum Names { static let live = "live" }
    static let isLive = true
    static let other = "other"
    static func register() {
        Resolver.register { Remote(host: isLive ? Names.live : other, clock: Resolver.resolve()) as API }.scope(
            .application)
        Resolver.register { Log(name: port) }
        Resolver.mock.register { Mock() }
    }
}
extension Resolver { static let mock = Resolver() }
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        Hosts.register()
        registerOthers()
    }
    static func registerOthers() {
        register { Clock() }.scope(.unique)
        register { () -> Stamp in
            let stamp = Stamp(a: resolve(), b: resolve())
            return stamp
        }.scope(.unique)
        register { Reader(in: resolve()).ready() as Reader }.scope(.unique)
        register { () -> Options in
            if Hosts.isLive { return Options() }
            let clock: Clock = resolve()
            print(clock)
            return Options(isOffline: true)
        }.scope(.unique)
        register { Search() }.scope(.application)
    }
}
