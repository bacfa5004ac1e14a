import Swinject

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
final class Screen {
    let id: Int, api: API, cache: Cache
    init(id: Int, api: API, cache: Cache) {
        self.id = id
        self.api = api
        self.cache = cache
    }
}
final class Named {
    let name: String
    init(name: String) { self.name = name }
}
final class UsesNamed {
    let named: Named
    let api: API
    init(named: Named, api: API) {
        self.named = named
        self.api = api
    }
}
final class Cyclic {
    weak var other: Other?
    init() {}
}
final class Other {
    let c: Cyclic
    init(c: Cyclic) { self.c = c }
}

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Clock.self) { _ in SystemClock() }.inObjectScope(.container)
        container.register(API.self) { r in RemoteAPI(clock: r.resolve(Clock.self)!) }.inObjectScope(.container)
        container.register(Cache.self) { _ in Cache() }.inObjectScope(.weak)
        container.register(Screen.self) { (r, id: Int) in
            Screen(id: id, api: r.resolve(API.self)!, cache: r.resolve(Cache.self)!)
        }
        container.register(Named.self, name: "a") { _ in Named(name: "a") }
        container.register(UsesNamed.self) { r in
            UsesNamed(named: r.resolve(Named.self, name: "a")!, api: r.resolve(API.self)!)
        }
        container.register(Cyclic.self) { _ in Cyclic() }.initCompleted { r, c in c.other = r.resolve(Other.self) }
        container.register(Other.self) { r in Other(c: r.resolve(Cyclic.self)!) }
    }
}
