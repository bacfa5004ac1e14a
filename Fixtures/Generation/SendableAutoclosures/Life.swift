import Foundation

private nonisolated let lock = NSLock()
/// The instances that were made, by type.
nonisolated(unsafe) private var counts: [String: Int] = [:]

nonisolated func note(_ type: String) { lock.withLock { counts[type, default: 0] += 1 } }

/// The types that were made since the last call, once for each instance.
nonisolated func made() -> String {
    lock.withLock {
        defer { counts = [:] }
        return counts.keys.sorted().map { counts[$0] == 1 ? $0 : "\($0)*\(counts[$0]!)" }.joined(separator: " ")
    }
}

nonisolated func check(_ found: String, _ expected: String, _ line: Int = #line) {
    if found != expected { fatalError("line \(line): made '\(found)', not '\(expected)'") }
}

nonisolated func onManyThreads(_ body: @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 20) { _ in body() }
}
