import Foundation

/// Counts what is in memory of sessions, whose secrets must not stay there when one ends.
// @Provides(once)
nonisolated final class Memory: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var sessionObjects: Int { lock.withLock { count } }

    fileprivate func add(_ change: Int) {
        lock.withLock { count += change }
    }
}

/// Held by an object for as long as it lives.
// @Provides
final class Presence {
    private let memory: Memory

    init(memory: Memory) {
        self.memory = memory
        memory.add(1)
    }

    deinit {
        memory.add(-1)
    }
}
