@preconcurrency import Analytics
internal import Core
import CounterFeature

import struct Foundation.Date

/// Prints what happens, and when it began.
// @Provides(once)
@MainActor
final class Log {
    private(set) var lines: [String] = []
    let start: Date

    init(clock: any Clock, process: ProcessID) {
        start = clock.now()
    }

    func add(_ line: String) {
        lines.append(line)
    }
}

extension Event {
    // @Provides
    static let launch: Event = Event("launch")
}

// @Provides
@MainActor
func makeCountHandler(log: Log, tracker: Tracker) -> CountHandler {
    { count in
        log.add("Counted to \(count)")
        tracker.track(Event("count"))
    }
}
