@MainActor
protocol CounterViewModel: AnyObject {
    /// Called with the text to show: at once, and whenever it changes.
    func observeText(_ observer: @escaping @MainActor (String) -> Void)
}

/// Counts the taps of the controller that it is made for, from the number that the screen was opened with.
// @Provides(as: CounterViewModel)
@MainActor
final class RecordingCounterViewModel: CounterViewModel {
    private var count: Int
    private var observer: @MainActor (String) -> Void = { _ in }
    private let history: History

    // @Needs(given: count, increment, decrement)
    init(count: Int, increment: Tap, decrement: Tap, history: History) {
        self.count = count
        self.history = history
        increment.observe { [weak self] in self?.change(by: 1) }
        decrement.observe { [weak self] in self?.change(by: -1) }
    }

    func observeText(_ observer: @escaping @MainActor (String) -> Void) {
        self.observer = observer
        observer("\(count)")
    }

    private func change(by difference: Int) {
        count += difference
        history.record(count)
        observer("\(count)")
    }
}
