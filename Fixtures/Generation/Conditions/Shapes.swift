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

// Only one of the alternatives needs what the call shares; the other is handed it as well.
protocol Brush {
    var grid: Grid? { get }
}

#if DEBUG
    // @Provides(as: Brush)
    struct GridBrush: Brush {
        let lines: Lines
        var grid: Grid? { lines.grid }
    }
#else
    // @Provides(as: Brush)
    struct FreeBrush: Brush {
        var grid: Grid? { nil }
    }
#endif

// @Provides(graph)
final class Lines {
    let grid: Grid

    init(grid: Grid) {
        self.grid = grid
    }
}

// @Provides
struct Easel {
    let brush: Brush
}

// @Needs
func paint(brush: Brush, easel: Easel, grid: Grid, makeBrush: () -> Brush) -> Bool {
    #if DEBUG
        return brush.grid === grid && easel.brush.grid === grid && makeBrush().grid !== grid
    #else
        return brush.grid == nil && easel.brush.grid == nil
    #endif
}
