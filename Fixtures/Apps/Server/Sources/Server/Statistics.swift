import Foundation

/// Counts, from any thread.
// @Provides(once)
final class Statistics: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [Event: Int] = [:]

    enum Event {
        case connectedDatabase, beganRequest, endedRequest
    }

    func count(_ event: Event) {
        lock.withLock { counts[event, default: 0] += 1 }
    }

    subscript(_ event: Event) -> Int { lock.withLock { counts[event, default: 0] } }

    var summary: String {
        let left = self[.beganRequest] - self[.endedRequest]
        return "\(self[.beganRequest]) requests, \(self[.connectedDatabase]) database, \(left) left in memory"
    }
}
