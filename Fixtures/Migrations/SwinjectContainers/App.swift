import Swinject

// Child and second containers, closures without a head, arguments, and a container that is passed on.
protocol API: AnyObject {}
final class Remote: API {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}
final class Clock { init() { print("clock") } }
final class User {}
final class Greeter {
    let user: User
    init(user: User) { self.user = user }
}
final class Locator {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    var clock: Clock { resolver.resolve(Clock.self)! }
}
final class Page {
    let api: API
    let number: Int
    let title: String?
    init(api: API, number: Int, title: String?) {
        self.api = api
        self.number = number
        self.title = title
    }
}
final class Pair {
    let first: Pen
    let second: Pen
    init(_ first: Pen, _ second: Pen) {
        self.first = first
        self.second = second
    }
}
final class Pen {}
final class Offline {}
final class Mode {
    let clock: Clock?
    init(clock: Clock?) { self.clock = clock }
}
enum Keys { static let isOffline = true }

final class AppAssembly: Assembly {
    enum Titles { static let first = "first" }
    static let usesTitle = true

    func assemble(container: Container) {
        container.register(Clock.self) { _ in Clock() }.inObjectScope(.container)
        container.register(API.self) { Remote(clock: $0.resolve(Clock.self)!) }.inObjectScope(.container)
        container.register(Locator.self) { r in Locator(resolver: r) }.inObjectScope(.transient)
        container.register(Page.self) { r, number in
            Page(api: r.resolve(API.self)!, number: number, title: Self.usesTitle ? Titles.first : nil)
        }
        container.register(Pen.self) { _ in Pen() }.inObjectScope(.transient)
        container.register(Pair.self) { r in
            let first = r.resolve(Pen.self)!
            let pair = Pair(first, r.resolve(Pen.self)!)
            return pair
        }.inObjectScope(.transient)
        // Made only sometimes.
        container.register(Mode.self) { r in
            if Keys.isOffline { return Mode(clock: nil) }
            return Mode(clock: r.resolve(Clock.self)!)
        }.inObjectScope(.transient)
        // A child container registers its user.
        container.register(Greeter.self) { r in Greeter(user: r.resolve(User.self)!) }.inObjectScope(.transient)
    }
}

final class Preview {
    let container: Container
    init() {
        self.container = Container()
        container.register(Offline.self) { _ in Offline() }.inObjectScope(.container)
    }
}

final class Main {
    let container = Container()
    var session: Container?
    init() { _ = Assembler([AppAssembly()], container: container) }
    func logIn() {
        session = Container(parent: container)
        session!.register(User.self) { _ in User() }.inObjectScope(.container)
    }
    func greeter() -> Greeter? { container.resolve(Greeter.self) }
    func clock() -> Clock { container.resolve(Clock.self)! }
}
