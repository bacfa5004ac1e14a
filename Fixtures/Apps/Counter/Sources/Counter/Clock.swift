import Foundation

protocol Clock {
    func now() -> Date
}

// @Provides(once, as: Clock)
struct SystemClock: Clock {
    func now() -> Date { Date() }
}
