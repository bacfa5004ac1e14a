// @Provides(once)
final class Engine {}

/// Memberwise: what has a value is left out or filled where something provides it.
// @Provides
struct Car {
    static let wheels = 4
    let engine: Engine
    let seats = 5
    var color: String = "red"
    var spare: Engine?
    var doors: Int { 4 }
    lazy var plate: String = "none"
}

/// Marked among several.
// @Provides
final class Bus {
    let engine: Engine
    let line: Int

    init(engine: Engine, line: Int) {
        self.engine = engine
        self.line = line
    }

    // @Needs
    convenience init(engine: Engine) {
        self.init(engine: engine, line: 1)
    }
}

// @Provides
struct Bike {
    let gears: Int
}

/// Initializers in extensions count.
extension Bike {
    init(engine: Engine) {
        gears = 7
    }
}

/// An initializer that is marked itself.
// @Provides(once)
struct Boat {
    let engine: Engine

    // @Needs
    init(engine: Engine) {
        self.engine = engine
    }

    init() {
        engine = Engine()
    }
}

class Plane {
    let engine: Engine

    init(engine: Engine) {
        self.engine = engine
    }
}

/// Inherits its initializer.
// @Provides
final class Jet: Plane {
    var speed = 900
}

// @Provides
actor Depot {
    var cars: [Car] = []
}

final class Driver {
    let car: Car
    let name: String

    // @Needs(given: name)
    init(car: Car, name: String) {
        self.car = car
        self.name = name
    }
}

// @Needs(given: count)
struct Fleet {
    let bus: Bus
    let count: Int
    let bike: Bike
    let boat: Boat
    let jet: Jet
    let depot: Depot
}
