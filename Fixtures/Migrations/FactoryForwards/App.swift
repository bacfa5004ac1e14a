import FactoryKit

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
final class Hidden { fileprivate init() { print("hidden") } }
extension Container {
    var clock: Factory<Clock> { self { SystemClock() }.singleton }
    var api: Factory<any API> { Factory(self) { RemoteAPI(clock: self.clock()) }.singleton }
    var cache: Factory<Cache> { self { Cache() }.shared }
    var screen: ParameterFactory<Int, Screen> { self { Screen(id: $0, api: self.api(), cache: self.cache()) } }
    var hidden: Factory<Hidden> { self { Hidden() }.singleton }
    var title: Factory<String> { self { "title" } }
}
