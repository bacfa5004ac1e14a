import Foundation

struct Now: Sendable {
    let read: @Sendable () -> Date

    func callAsFunction() -> Date { read() }
}

struct MakeID: Sendable {
    let make: @Sendable () -> UUID

    func callAsFunction() -> UUID { make() }
}

// @Provides(live)
let now: Now = Now { Date() }

// @Provides(live)
let makeID: MakeID = MakeID { UUID() }

// @Provides(live)
let clock: any Clock<Duration> = ContinuousClock()

// @Needs
struct Stamp {
    let now: Now
    let makeID: MakeID
    let clock: any Clock<Duration>

    func sign(_ text: String) -> String { "\(text), \(now().timeIntervalSince1970), \(makeID())" }
}
