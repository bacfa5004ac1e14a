import Foundation
import Store

enum Mode { case light }

struct Style {}

struct Insets {
    var top = 0
    static let zero = Insets()
}

struct Movie {
    let id: String
    var title: String?
}

/// Data, although it is a class: no parameter is a service.
final class Trip {
    init(name: String, stops: [Stop] = []) {}
}

final class Stop {
    init(name: String, trip: Trip) {}
}

protocol API {}

#if DEBUG
    struct SampleAPI: API {}
#endif

protocol PreviewProvider {}

struct Screen_Previews: PreviewProvider {
    struct Sample: API {}
    static var api: any API { Sample() }
}

struct Wrapper<Value> {
    let value: Value
    init(value: Value) { self.value = value }
}

final class Logger {
    init(sink: Int = 1) {}
}

/// Values, types of other packages and of frameworks, closures, what exists for previews alone, and a stated default.
final class Screen {
    // @Needs(default: logger)
    init(
        mode: Mode = .light, style: Style = Style(), insets: Insets = .zero, movie: Movie? = nil, trip: Trip? = nil,
        api: API? = nil, store: Store = Store(), defaults: UserDefaults = .standard, log: (String) -> Void = { _ in },
        makeLogger: () -> Logger = { Logger() }, names: [String] = [], loggers: [Logger] = [],
        wrapper: Wrapper<Int> = Wrapper(value: 1), logger: Logger = Logger()
    ) {}
}

/// The caller passes it.
final class Given {
    // @Needs(given: logger)
    init(logger: Logger = Logger()) {}
}

/// Nothing asks the graph for it.
final class Unmarked {
    init(logger: Logger = Logger()) {}
}

/// The graph provides it.
final class Provided {
    // @Needs
    init(clock: any Clock = SystemClock(), other: Timer? = nil) {}
}

protocol Clock {}
protocol Timer {}

// @Provides(as: Clock, Timer)
struct SystemClock: Clock, Timer {}

/// Next to `@Provides`, `default:` makes no entry point.
// @Provides
// @Needs(default: logger)
struct Idle {
    var logger: Logger? = nil
    var limit = 1
}

/// Any type may be chosen for the parameter.
final class Seeded<Element> {
    init(seed: Element? = nil) {}
}

final class Plant {}

// @Provides
typealias SeededPlant = Seeded<Plant>

// @Needs
func grow(plant: Seeded<Plant>) {}
