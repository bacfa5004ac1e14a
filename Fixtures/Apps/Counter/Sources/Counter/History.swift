import Foundation

/// What was counted, on every screen.
// @Provides(once)
final class History {
    struct Entry: Equatable {
        let date: Date
        let count: Int
    }

    private(set) var entries: [Entry] = []
    private let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }

    func record(_ count: Int) {
        entries.append(Entry(date: clock.now(), count: count))
    }
}
