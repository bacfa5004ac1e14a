public protocol Meter { var value: Int { get } }

// @Provides(as: Meter)
struct LiveMeter: Meter {
    let value = 2
}

protocol Log: AnyObject {}

// @Provides(once, as: Log)
final class FileLog: Log {}

// @Provides
let meters: [LiveMeter] = [LiveMeter()]

/// Each method has generic parameters of its own, which may have the same names.
final class Screen {
    private(set) var total = 0

    // @Needs
    init() {}

    // @Needs
    func configure<T: Meter>(_ meter: T) { total += meter.value }

    // @Needs
    func compare<T: Meter, L>(left: T, right: T, log: L) where L: Log { total += left.value * right.value }

    // @Needs
    func add<T: Meter>(_ all: [T], one: T) { total += all.count + one.value }
}

// @Provides
final class Store<T: Meter> {
    let meter: T
    private(set) weak var log: (any Log)?

    init(meter: T) { self.meter = meter }

    // @Needs
    func attach<L: Log>(first: L, second: L) { log = first === second ? first : nil }
}

/// Nothing needs these, and their own types have no generic parameter: they are made like any other.
// @Provides
public final class Gauge {
    let sum: Int
    init<T: Meter>(_ left: T, _ right: T) { sum = left.value + right.value }
}

// @Provides
public func label<T: Meter>(_ left: T, _ right: T) -> String { "\(left.value)\(right.value)" }

// @Needs
func run(screen: Screen, store: Store<LiveMeter>) -> Int { screen.total + (store.log == nil ? 0 : 100) }
