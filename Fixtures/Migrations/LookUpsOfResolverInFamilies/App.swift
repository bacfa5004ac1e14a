import Foundation
import Resolver

protocol API: AnyObject { func get() -> Int }
final class RemoteAPI: API {
    func get() -> Int { 1 }
}
struct Clock { var now = 5 }
protocol HasClock { var clock: Clock { get set } }
final class Required: HasClock {
    @Injected var clock: Clock
}
final class Aligned {
    // The server.
    @Injected // of the app
    private var api: API
    private let id: Int, name: String
    init(id: Int,
         name: String)
    {
        (self.id, self.name) = (id, name)
    }
    func go() -> Int { api.get() + id + name.count }
}
final class Trailing {
    @Injected
    private var api: API // asked at once

    private let id: Int
    init(
        id: Int,
    ) {
        // Keep it.
        self.id = id
    }
    func go() -> Int { api.get() + id }
}
final class OneLine {
    @Injected private var api: API
    @LazyInjected private var clock: Clock
    private let id: Int
    init(id: Int = 3) { self.id = id; print("made") }
    convenience init(text: String) { self.init(id: text.count) }
    func go() -> Int { api.get() + id + clock.now }
}
struct Item {
    @Injected var api: API
    let id: Int
}
struct Cell {
    @Injected var api: API
    let id: Int
}
final class Entry {
    @Injected var api: API
    let id: Int
    init(id: Int) { self.id = id }
}
@MainActor final class OnMain {
    @Injected private var api: API
    nonisolated init() {}
    func go() -> Int { api.get() }
}
class Root {
    @Injected var api: API
    var tag: Int { 1 }
}
class Middle: Root {}
final class Leaf: Middle {
    override init() { super.init() }
}
class Parent {
    @Injected var api: API
    init() { configure() }
    func configure() {}
}
final class Child: Parent {
    private let tag = 3
    override func configure() { print("configured", api.get(), tag) }
}
final class Grown: Parent {
    @Injected private var clock: Clock
    init(offset: Int) {
        super.init()
        clock.now += offset
    }
    func now() -> Int { clock.now }
}
final class Fresh: Parent {
    @Injected private var clock: Clock
    func now() -> Int { clock.now }
}
class Throwing {
    init() throws {}
}
final class Thrown: Throwing {
    @Injected private var api: API
}
final class Unusable {
    @Injected var api: API
    let id: Int
    @available(*, unavailable)
    init() { fatalError("use init(id:)") }
    init(id: Int) { self.id = id }
}
extension Item {
    func go() -> Int {
        let clock: Clock = Resolver.resolve()
        return clock.now + api.get()
    }
}
enum Screens {
    static func make() -> API { Resolver.resolve() }
}
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { RemoteAPI() as API }.scope(.application)
        register { Clock() }
    }
}
