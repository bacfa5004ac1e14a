import FactoryKit
import Foundation

protocol API: AnyObject { func get() -> Int }
final class Remote: API {
    var n = 0
    init() { print("remote") }
    func get() -> Int {
        n += 1
        return n
    }
}
final class Log {
    init() { print("log") }
    func w() {}
}
extension Container {
    var api: Factory<any API> { self { Remote() }.singleton }
    var log: Factory<Log> { self { Log() }.cached }
}
protocol Startable { init() }
final class Start: Startable {
    @Injected(\.api) var api
    init() {}
}
class Parent { init() {} }
final class Sub: Parent {
    @Injected(\.api) private var api
    func g() -> Int { api.get() }
}
class Over {
    @Injected(\.api) var api: API
    init(n: Int) {}
}
final class OverSub: Over { override init(n: Int) { super.init(n: n) } }
final class Del: NSObject {
    @LazyInjected(\.log) private var log
    override init() { super.init() }
    func x() { log.w() }
}
final class Req {
    @Injected(\.api) var api
    required init() {}
}
final class Two {
    @Injected(\.api) var api
    let n: Int
    init(n: Int) { self.n = n }
    convenience init() { self.init(n: 3) }
}
public final class Pub {
    @Injected(\.api) var api
    public init() {}
}
actor Act {
    @Injected(\.api) var api
    func go() -> Int { api.get() }
}
final class Dyn { @DynamicInjected(\.log) var log }
struct Priv {
    @Injected(\.api) private var api
    func go() -> Int { api.get() }
}
struct WithInit {
    @Injected(\.api) private var api
    let n: Int
    init(n: Int) { self.n = n }
    init() { self.init(n: 1) }
    func go() -> Int { api.get() + n }
}
final class Set1 {
    @Injected(\.api) var api
    var a = 1, b = 2
}
func make(_ f: () -> Fn) -> Fn { f() }
final class Fn { @Injected(\.api) var api }
