protocol Clock { var now: Int { get } }

// @Provides(as: Clock)
struct SystemClock: Clock {
    var now: Int { 1 }
}

struct NoClock: Clock {
    var now: Int { 0 }
}

/// The graph provides a clock, but this takes its default.
final class Poster {
    let clock: any Clock
    let other: any Clock

    // @Needs(default: clock)
    init(clock: any Clock = NoClock(), other: any Clock = NoClock()) {
        self.clock = clock
        self.other = other
    }
}

/// A memberwise initializer, and one that a type marks.
// @Needs(given: step, default: clock)
struct Counter {
    var step: Int
    var clock: any Clock = NoClock()
    var other: (any Clock)?
}

// @Provides
final class Page {
    let clock: (any Clock)?
    private(set) var seconds = 0

    // @Needs(default: clock)
    init(clock: (any Clock)? = nil) {
        self.clock = clock
    }

    // @Needs(default: seconds)
    func wait(seconds: Seconds = 5) {
        self.seconds = seconds
    }
}

typealias Seconds = Int

enum Settings {
    // @Provides
    static let seconds: Seconds = 9
}

// @Needs(default: clock)
func tell(page: Page, clock: any Clock = NoClock()) -> Int { page.seconds * 10 + clock.now }

// @Needs
func hurry(seconds: Seconds = 2) -> Int { seconds }
