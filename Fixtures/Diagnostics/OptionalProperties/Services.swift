// @Provides(each)
final class ViewModel {
    let title = "Movies"
    private(set) var loads = 0

    func load() { loads += 1 }
}

protocol Tracker {
    func track(_ event: String)
}

// @Provides(as: Tracker)
struct ConsoleTracker: Tracker {
    func track(_ event: String) {}
}

// @Provides(once)
final class Log {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
}
