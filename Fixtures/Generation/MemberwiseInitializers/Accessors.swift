// @Provides
struct Degrees {
    let value = 90.0
}

// @Provides
struct Unit {
    let name = "degrees"
}

struct Radians {
    var value: Double
}

/// An init accessor is a parameter in place of what it initializes.
// @Provides
struct Angle {
    private var radians: Radians
    let unit: Unit
    var degrees: Degrees {
        @storageRestrictions(initializes: radians, accesses: unit)
        init(initial) { radians = Radians(value: initial.value / 180) }
        get { Degrees() }
        set { radians.value = newValue.value }
    }

    var halves: Double { radians.value }
}

/// What is lazy is made when it is first used.
// @Provides
struct Compass {
    let unit: Unit
    lazy var angle: Angle = Angle(unit: unit, degrees: Degrees())
    var isMade = false
}

// @Needs
func measure(angle: Angle, compass: Compass) -> String { "\(angle.halves) \(angle.unit.name) \(compass.unit.name)" }
