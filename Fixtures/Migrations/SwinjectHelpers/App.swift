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
struct Theme { let name: String }
final class Screen {
    let api: API
    let theme: Theme
    let title: String
    init(api: API, theme: Theme, title: String) {
        self.api = api
        self.theme = theme
        self.title = title
    }
}
final class Child {
    let api: API
    init(api: API) {
        self.api = api
        print("child")
    }
}
final class Weak { init() { print("weak") } }
final class Root {
    let w: Weak
    init(w: Weak) { self.w = w }
}
final class Sess { init() { print("sess") } }
extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init) }
extension Container {
    @discardableResult
    func registerSingleton<S>(_ type: S.Type, factory: @escaping (Resolver) -> S) -> ServiceEntry<S> {
        register(type, factory: factory).inObjectScope(.container)
    }
}
final class Dependencies {
    static func setup() -> (Container, Container) {
        let container = Container()
        container.registerSingleton(API.self) { _ in Remote() }
        container.register(Theme.self) { _ in Theme(name: "dark") }
        let title = "local"
        container.register(Screen.self) { r in
            Screen(api: r.resolve(API.self)!, theme: r.resolve(Theme.self)!, title: title)
        }
        container.register(Weak.self) { _ in Weak() }.inObjectScope(.weak)
        container.register(Root.self) { r in
            let w = r.resolve(Weak.self)!
            return Root(w: w)
        }.inObjectScope(.transient)
        container.register(Sess.self) { _ in Sess() }.inObjectScope(.session)
        let child = Container(parent: container)
        child.register(Child.self) { r in Child(api: r.resolve(API.self)!) }
        return (container, child)
    }
}
