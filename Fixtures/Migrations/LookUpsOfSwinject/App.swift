import Swinject

protocol API: AnyObject { func get() -> Int }
final class Remote: API {
    var n = 0
    init() { print("remote") }
    func get() -> Int {
        n += 1
        return n
    }
}
final class Log { init() { print("log") } }
enum Dependencies {
    nonisolated(unsafe) static let container: Container = {
        let container = Container()
        container.register(API.self) { _ in Remote() }.inObjectScope(.container)
        container.register(Log.self) { _ in Log() }
        return container
    }()
}
nonisolated(unsafe) let container = Dependencies.container

@propertyWrapper struct Inject<Service> {
    var wrappedValue: Service
    init() { self.wrappedValue = Dependencies.container.resolve(Service.self)! }
}
@propertyWrapper struct LazyInject<Service> {
    init() {}
    lazy var wrappedValue: Service = Dependencies.container.resolve(Service.self)!
}
@propertyWrapper struct Asked<Service> {
    var wrappedValue: Service { container.resolve(Service.self)! }
}
@propertyWrapper final class Kept<Service> {
    private var storage: Service?
    var wrappedValue: Service {
        if let storage { return storage }
        let made = container.resolve(Service.self)!
        storage = made
        return made
    }
}
final class Model {
    @Inject private var api: API
    @LazyInject private var log: Log
    @Asked var other: API
    @Kept var kept: Log
    private let global = container.resolve(API.self)!
    private let part = container.resolve(API.self)!.get()
    private let maybe = container.resolve(API.self)
    func go() -> Int {
        _ = log
        _ = kept
        return api.get() + other.get() + global.get() + part + maybe!.get()
    }
}
final class Screen {
    let container: Container
    lazy var api = container.resolve(API.self)!
    init(container: Container) { self.container = container }
    func log() -> Log { container.resolve(Log.self)! }
    func other() -> Log { Dependencies.container.resolve(Log.self)! }
}
struct Row {
    @Inject var api: API
    let title: String
}
