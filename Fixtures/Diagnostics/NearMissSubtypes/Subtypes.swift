protocol Clock {}
protocol TickingClock: Clock {}
protocol Named {}

struct SystemClock: TickingClock {}

class BaseClock {}
extension BaseClock: Clock {}
final class SlowClock: BaseClock, Named {}

/// Nothing makes an enum without an initializer.
enum FixedClock: Clock { case noon }

/// What wraps a clock needs one itself.
struct LoudClock: Clock {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}

protocol Client {}

// @Provides(once, as: Named)
final class WebClient: Client, Named {}

class Session {}

// @Provides
final class WebSession: Session {}

protocol Step {}
struct First: Step {}
struct Second: Step {}
struct Third: Step {}
struct Fourth: Step {}
struct Fifth: Step {}

final class Screen {
    // @Needs
    init(clock: any Clock, both: Clock & Named, client: Client, session: Session) {}
}

final class List {
    // @Needs
    init(steps: [any Step], makeStep: () -> Step) {}
}

/// A screen is not what it needs.
final class Detail: Delegate {
    // @Needs
    init(delegate: Delegate) {}
}

protocol Delegate {}

protocol Reading {}
protocol Writing {}

/*
 * @Provides(
 *     once,
 *     as: Reading
 * )
 */
final class Paper: Reading, Writing {}

// @Needs
func write(on paper: Writing) {}
