// A property, a function and a type stand in for each other.

protocol Gauge {
    var level: Int { get }
}

struct Level: Gauge {
    let level: Int
}

enum Gauges {
    #if DEBUG
        // @Provides
        static var gauge: any Gauge { Level(level: 1) }
    #else
        // @Provides
        static func makeGauge() -> Gauge { Level(level: 1) }
    #endif
}

#if DEBUG
    // @Provides(graph)
    func makeWire(gauge: Gauge) -> Wire { Wire() }
#else
    // @Provides(graph)
    var wire: Wire { Wire() }
#endif

final class Wire {}

// @Provides
struct Plug {
    let wire: Wire
}

// @Needs
func measure(gauge: Gauge, makeGauge: () -> Gauge, wire: Wire, plug: Plug) -> Int {
    plug.wire === wire ? gauge.level + makeGauge().level : 0
}
