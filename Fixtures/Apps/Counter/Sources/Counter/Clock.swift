import Foundation

protocol Clock {
    func now() -> Date
}

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    func now() -> Date { Date() }
}
