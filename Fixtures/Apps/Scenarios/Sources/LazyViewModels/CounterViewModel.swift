@MainActor
protocol CounterViewModel: AnyObject {
    /// Called with the text to show: at once, and whenever it changes.
    func observeText(_ observer: @escaping @MainActor (String) -> Void)
}

/// Counts the taps of the controller that it is made for.
// @Provides(as: CounterViewModel)
@MainActor
final class TapCounter: CounterViewModel {
    private let log: TapLog
    private var count = 0
    private var observer: @MainActor (String) -> Void = { _ in }

    // @Needs(given: increment, decrement)
    init(increment: Tap, decrement: Tap, log: TapLog) {
        self.log = log
        increment.observe { [weak self] in self?.change(by: 1) }
        decrement.observe { [weak self] in self?.change(by: -1) }
    }

    func observeText(_ observer: @escaping @MainActor (String) -> Void) {
        self.observer = observer
        observer("\(count)")
    }

    private func change(by difference: Int) {
        count += difference
        log.changes.append(difference)
        observer("\(count)")
    }
}
