import Foundation

protocol Clock {}
protocol Ticking: Clock {}
protocol Named {}
typealias NamedClock = Clock & Named
class Base {}
actor Worker {}

// @Provides(once, as: Clok)
struct SystemClock: Clock {}

// @Provides(as: Named)
struct OtherClock: Ticking, Sendable {}

// @Provides(as: NamedClock)
struct Half: Clock {}

// @Provides(as: NamedClock, Named & Ticking, Ticking)
struct Whole: Ticking {}

extension Whole: Named {}

// @Provides(as: Base, Worker)
final class Derived: Middle {}

// @Provides(as: Remote, Sendable, Copyable, any Hashable)
enum Elsewhere { case only

    // @Needs
    init() { self = .only }
}

// @Provides(as: Anything)
final class Foreign: NSObject {}

// @Provides(as: Something)
@Observable final class Model {}

enum Makers {
    // @Provides(as: Clock)
    static func ticking() -> any Ticking & Sendable { OtherClock() }

    // @Provides(as: Ticking)
    static func named() -> any Named { Whole() }

    // @Provides(as: Element?)
    static let element: Single = Single()
}

// @Provides(as: Parent.Other)
struct Element {}

struct Single {}

struct Screen {
    // @Needs
    init(clock: Clok, named: any Named) {}
}

typealias Clocks = Clock

// @Provides(into: [Worker])
final class Idler: Base {}

// @Provides(into: [String: Named], key: "half")
struct Quarter: Clock {}

// @Provides(into: [Clocks])
func makeWhole() -> Whole { Whole() }

// @Provides(into: [any Clock & Named])
func makeHalf() -> Half { Half() }

// @Needs
func wind(workers: [Worker], named: [String: Named], clocks: [Clock], both: [any Clock & Named]) {}

protocol Shelf<Item> {
    associatedtype Item
}

// @Provides(as: Shelf<Int>)
struct Numbers: Shelf {
    typealias Item = Float
}

// @Provides(as: Shelf<Float>)
struct Decimals: Shelf {
    struct Item {}
}

// @Provides(as: Shelf<String>)
struct Texts: Shelf {
    typealias Item = Swift.String
}
