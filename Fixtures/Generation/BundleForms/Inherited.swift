// Protocols that inherit, clash, or need a class. All of them are implemented.
// @Provides
@MainActor final class VC {}
// @Provides
protocol Screens: Sendable { @MainActor func vc() -> VC }
// @Needs
@MainActor final class C { let s: any Screens; init(s: any Screens) { self.s = s } }
// @Provides
struct U {}
protocol B1 { func u() -> U }
protocol B3 { func v() -> U }
typealias Both = B1 & B3
// @Provides
protocol B8: B1 & B3 { func w() -> U }
// @Provides
protocol B9: Both { func w() -> U }
// @Provides
protocol B10 where Self: B1 { func _w(_: Int, _: String) -> Th }
// @Provides
struct Th { 
// @Needs(given: a, b)
init(a: Int, b: String) {} }
// @Provides
protocol B7 where Self: AnyObject { func u() -> U }
protocol Clash { var make: U { get } }
// @Provides
protocol Clash2: Clash { var makeClosure: U { get } }
struct BundleFormsFactoryB8 {}
// @Provides
protocol P6 { 
  func release() -> U
}
protocol Void1 { func v(); static func s() -> U; func u() -> U }
extension Void1 { func v() {} ; static func s() -> U { U() } }
// @Provides
protocol Void2: Void1 {}
// @Needs
struct E { let p: any B8; let q: B9; let r: B10; let s: B7; let c: Clash2; let six: P6; let v: Void2 }
