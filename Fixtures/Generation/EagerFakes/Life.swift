/// The instances that are alive, and those that were ever made, by type.
nonisolated(unsafe) var alive: [String: Int] = [:]
nonisolated(unsafe) var made: [String: Int] = [:]

/// Counts itself for as long as it lives.
nonisolated final class Life: Sendable {
    private let type: String

    init(_ type: String) {
        self.type = type
        alive[type, default: 0] += 1
        made[type, default: 0] += 1
    }

    deinit { alive[type, default: 0] -= 1 }
}

nonisolated func check(_ isTrue: Bool, _ line: Int = #line) {
    if !isTrue { fatalError("line \(line): alive \(alive), made \(made)") }
}
