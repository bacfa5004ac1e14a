import Resolver
protocol P1: AnyObject { func one() -> Int }
protocol P2: AnyObject { func two() -> Int }
final class Impl: P1, P2 { var n = 0; init() { print("impl") }; func one() -> Int { n += 1; return n }; func two() -> Int { n } }
final class NeedsP2 { let p: P2; init(p: P2) { self.p = p } }
final class Node { let p: P1; var c: [Int] = []; init(p: P1) { self.p = p; print("node") } }
final class Tree { let l: Node, r: Node; init(l: Node, r: Node) { self.l = l; self.r = r } }
final class AppRoot2 { let t: Tree; init(t: Tree) { self.t = t } }
struct AppRoot {}
final class Shared { init() { print("shared") } }
final class HoldsShared { let s: Shared; init(s: Shared) { self.s = s } }
final class Lazy2 { @LazyInjected var node: Node; @Injected var p2: P2; init() {} }
final class Closure1 { let make: () -> Node; init(make: @escaping () -> Node) { self.make = make } }
final class Title { let s: String; init(_ s: String) { self.s = s } }
final class Unlabeled { let a: P1, b: Title; init(_ a: P1, _ b: Title) { self.a = a; self.b = b } }
extension Resolver {
    static func registerCore() {
        register { Impl() }.implements(P1.self).implements(P2.self).scope(.application)
        register { NeedsP2(p: resolve()) }.scope(.application)
    }
    static func registerUI() {
        register { Node(p: resolve()) }
        register { Tree(l: resolve(), r: resolve()) }
        register { AppRoot2(t: resolve()) }.scope(.application)
        register { Shared() }.scope(.shared)
        register { HoldsShared(s: resolve()) }.scope(.unique)
        register { Lazy2() }
        register { Closure1(make: { Resolver.resolve() }) }
        register { Title("a" + "b") }
        register { Unlabeled(resolve(), resolve(Title.self)) }
    }
}
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        registerCore(); registerUI()
    }
}
