public protocol Meter { var value: Int { get } }

// @Provides(as: Meter)
struct LiveMeter: Meter {
    let value = 2
}

/// Each method has generic parameters of its own, which may have the same names.
final class Screen {
    private(set) var total = 0

    // @Needs
    init() {}

    // @Needs
    func configure<T: Meter>(_ meter: T) { total += meter.value }

    // @Needs
    func compare<T>(left: T, right: some Meter) where T: Meter { total += left.value * right.value }
}

final class Store<T: Meter> {
    let meter: T
    private(set) var sum = 0

    init(meter: T) { self.meter = meter }

    // @Needs
    func attach<U: Meter>(first: T, second: U) { sum = first.value + second.value }
}

// @Provides
typealias LiveStore = Store<LiveMeter>

// @Provides
public final class Gauge {
    let sum: Int
    init<T: Meter, U>(_ left: T, _ right: U) where U: Meter { sum = left.value + right.value }
}

// @Provides
public func label<T: Meter>(_ left: T, _ right: some Meter) -> String { "\(left.value)\(right.value)" }

// @Needs
func run(screen: Screen, store: Store<LiveMeter>) -> Int { screen.total + store.sum * 100 }
