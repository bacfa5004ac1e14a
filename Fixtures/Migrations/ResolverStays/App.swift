import Resolver

protocol A: AnyObject { var id: Int { get } }
nonisolated(unsafe) var counter = 0
final class RealA: A {
    let id: Int
    init() {
        counter += 1
        id = counter
        print("A\(id)")
    }
}
final class MockA: A { let id = 99 }
final class B {
    let a: A
    init(a: A) {
        self.a = a
        print("B")
    }
}
final class C {
    let a: A, b: B
    var n = 0
    init(a: A, b: B) {
        self.a = a
        self.b = b
    }
}
struct Value { let text: String }
final class D {
    let v: Value?
    init(v: Value?) { self.v = v }
}
final class Named {
    let s: String
    init(s: String) { self.s = s }
}
final class E1 {
    let f: () -> A
    init(f: @escaping () -> A) { self.f = f }
}
final class G {
    let x: A
    init(x: A) { self.x = x }
    convenience init() { self.init(x: Resolver.resolve()) }
}
final class Ter {
    let a: A
    init(first: A) {
        a = first
        print("first")
    }
    init(second: A) {
        a = second
        print("second")
    }
}
extension Resolver.Name { static let one = Self("one") }
let flag = true
extension Resolver: ResolverRegistering {
    static let helper = "help"
    public static func registerAllServices() {
        register { RealA() as A }.scope(.shared)
        register { B(a: resolve()) }
        register { C(a: resolve(), b: resolve()) }.scope(.application)
        register { Value(text: helper) }
        register { D(v: optional()) }
        register(name: .one) { Named(s: "one") }
        register { Named(s: "plain") }
        register { E1(f: { resolve() }) }
        register { flag ? Ter(first: resolve()) : Ter(second: resolve()) }
        if flag { register { G() } }
        registerMore()
    }
    static func registerMore() {
        main.register { 42 }
    }
}
