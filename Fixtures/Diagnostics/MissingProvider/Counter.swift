protocol Clock {}

struct SystemClock: Clock {}

struct Config {}

// @Provides
final class CounterViewModel {
    // @Needs(given: start)
    init(clock: any Clock, start: Int, config: Config, name: String?) {}
}

enum Names {
    // @Provides
    static let name: String = "counter"
}

final class CounterViewController {
    // @Needs
    init(makeViewModel: (Int) -> CounterViewModel, clock: Clock, clocks: [Clock]) {}
}
