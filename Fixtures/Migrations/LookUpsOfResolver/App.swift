import Resolver

protocol API: AnyObject { func get() -> String }
final class RemoteAPI: API {
    init() { print("api") }
    func get() -> String { "x" }
}
final class History {
    var n = 0
    init() { print("history") }
}
final class Clock { init() { print("clock") } }
class Base {
    let id: Int
    init(id: Int) { self.id = id }
}
final class ListModel {
    @Injected private var api: API
    @LazyInjected private var history: History
    private let clock: Clock = Resolver.resolve()
    var count = 0
    func run() -> String {
        history.n += 1
        return api.get() + "\(history.n)"
    }
}
final class Detail: Base {
    @Injected var api: API
    let title: String
    init(title: String) {
        self.title = title
        super.init(id: 1)
    }
    override init(id: Int) {
        title = "t"
        super.init(id: id)
    }
}
struct Row {
    @Injected var api: API
    var n: Int
}
struct Cell {
    let api: API = Resolver.resolve()
    private let name: String
    init(name: String) { self.name = name }
    func show() -> String { api.get() + name }
}
func free() -> String {
    let a: API = Resolver.resolve()
    return a.get()
}
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { RemoteAPI() as API }.scope(.application)
        register { History() }
        register { Clock() }.scope(.unique)
    }
}
