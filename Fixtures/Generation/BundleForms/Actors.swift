// Protocols that leave the actor of what they make.
// @Provides
@MainActor final class V { init() {} }
// @Provides
nonisolated protocol S6 { func v() -> V }
// @Provides
nonisolated protocol S7 { func v() async -> V; func p() async -> Point }
// @Provides
protocol S8 { func v() -> V; nonisolated func p() -> Point }
// @Provides
struct Point: Sendable {}
// @Provides
protocol S9 { nonisolated(nonsending) func c() async -> Point; @MainActor func v() -> V; @concurrent func d() async -> Point }
// @Needs
@MainActor final class M2 {
    let c: S6
    let d: S7
    let e: S8
    let f: S9

    init(c: S6, d: S7, e: S8, f: S9) { (self.c, self.d, self.e, self.f) = (c, d, e, f) }
}
// @Provides(into: [Sensor])
struct Sensor { init() {} }
// @Needs
struct Optionals { let b: [() -> Sensor?] }
