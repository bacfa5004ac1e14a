import Resolver

protocol Store: AnyObject { var n: Int { get set } }
final class DiskStore: Store {
    var n = 0
    init() { print("disk") }
}
@MainActor final class Model {
    let store: Store
    init(store: Store) { self.store = store }
}
final class Child { init() { print("child") } }
final class Loop1 {
    lazy var two: Loop2 = Resolver.resolve()
    init() { print("1") }
}
final class Loop2 {
    let one: Loop1
    init(one: Loop1) {
        self.one = one
        print("2")
    }
}
final class Opt {
    var log: Log?
    init() {}
}
final class Log { init() { print("log") } }
final class Fallback {
    let s: Store
    init(s: Store = DiskStore()) { self.s = s }
}
final class Twice {
    let a: Log, b: Log
    init(a: Log, b: Log) {
        self.a = a
        self.b = b
    }
}
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        defaultScope = .unique
        register { DiskStore() }.implements(Store.self).scope(.application)
        register { Loop1() }.scope(.application)
        register { Loop2(one: resolve()) }
        register { Log() }
        register { Opt() }.resolveProperties { r, o in o.log = r.resolve(Log.self) }
        register { Fallback() }
        register { Twice(a: resolve(), b: resolve()) }
        #if DEBUG
            register { Child() }
        #else
            register { Child() }.scope(.shared)
        #endif
    }
}
