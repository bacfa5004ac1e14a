protocol Clock {
    func now() -> Int
}

struct SystemClock: Clock {
    func now() -> Int { 42 }
}

final class CounterModel {
    init(clock: any Clock, start: Int) {}
}

final class CounterScreen {
    // @Needs
    init(model: CounterModel) {}
}
