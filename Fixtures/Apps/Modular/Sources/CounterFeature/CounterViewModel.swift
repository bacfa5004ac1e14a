internal import Core
import Foundation

// @Provides
@MainActor
final class CounterViewModel {
    private let step: Int
    private let store: any CountStore
    private let log: Log
    private let haptics: any Haptics
    private let onCount: CountHandler

    // @Needs(given: step)
    init(step: Int, store: any CountStore, log: Log, haptics: any Haptics, onCount: @escaping CountHandler) {
        self.step = step
        self.store = store
        self.log = log
        self.haptics = haptics
        self.onCount = onCount
    }

    var text: String { "\(store.count) at \(log.dates.last?.timeIntervalSince1970 ?? 0)" }

    func increment() {
        store.count += step
        log.add()
        haptics.answer()
        onCount(store.count)
    }
}

/// When it was counted. The app has a log of its own, which it calls so too.
// @Provides(once)
@MainActor
final class Log {
    private(set) var dates: [Date] = []
    private let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }

    func add() {
        dates.append(clock.now())
    }
}
