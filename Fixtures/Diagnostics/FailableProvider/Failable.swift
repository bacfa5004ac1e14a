// What may be missing is said once of each key, with who else needs it, and each is told what to need instead.

protocol Sensor {}

// @Provides(as: Sensor)
final class Thermometer: Sensor {
    init?() {}
}

// @Needs
func measure(sensor: any Sensor, makeThermometer: () -> Thermometer) {}

// @Needs
func compare(first: Sensor, second: Sensor) {}

final class Cache<Item> {
    // @Needs(given: name)
    init?(name: String) {}
}

// @Provides
typealias Numbers = Cache<Int>

// @Provides
typealias Flags = Cache<Bool>

// @Needs
func store(open: (String) -> Cache<Int>, cache: Cache<Bool>) {}

// @Needs
func hold(makeThermometer: @escaping () throws -> Thermometer) {}
