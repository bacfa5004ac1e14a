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

// What is kept shares nothing with who needs it, so that it may be made with shared instances here and without there.
// @Provides(graph)
final class Grid {}

#if DEBUG
    // @Provides(once)
    struct Canvas {
        let grid: Grid
    }
#else
    // @Provides(once)
    struct Canvas {}
#endif

// @Needs
func draw(canvas: Canvas, grid: Grid) -> Bool { true }
