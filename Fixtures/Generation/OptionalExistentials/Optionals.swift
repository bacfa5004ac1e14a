// `any P?` is `(any P)?`, which generated code writes.

protocol Clock {}
protocol Alarm {}
protocol Bell {}

struct SystemClock: Clock, Alarm {}

// @Provides
let clock: any Clock? = SystemClock()

// @Provides
func alarm() -> any (Clock & Alarm)? { SystemClock() }

// @Provides
let type: any Clock.Type? = SystemClock.self

/// An implicit nil.
// @Needs
struct Screen {
    var clock: any Clock?
    let other: (any Clock)?
    let third: Clock?
    var missing: any Bell?
}

final class Player {
    // @Needs
    init(
        clock: any Clock?, makeClock: @escaping () -> any Clock?, both: any (Alarm & Clock)?, type: (any Clock.Type)?,
        nested: () -> () -> any Clock?, missing: any Bell? = nil
    ) {}
}

// @Needs(given: start, stop, twice)
func play(from start: any Alarm?, to stop: any Alarm?, twice: any Alarm??, map: (any Alarm?) -> Tune) {}

// @Provides
struct Tune {
    // @Needs(given: alarm)
    init(alarm: any Alarm?) {}
}

// @Provides(once)
func clocks() -> [any Clock?] { [nil] }

// @Provides(into: [any Alarm?])
func first() -> any Alarm? { nil }

// @Needs
func ring(_ alarms: [any Alarm?], _ clocks: [Clock?]) {}
