import Foundation
import Synchronization

struct Instant: Sendable, Hashable, Comparable, Codable {
    let seconds: Int
    func advanced(by other: Int) -> Instant { Instant(seconds: seconds + other) }
    static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
}

// MARK: Clock

protocol Clock: Sendable {
    var now: Instant { get }
    func sleep(seconds: Int) async throws
}

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    var now: Instant { Instant(seconds: Int(Date().timeIntervalSince1970)) }
    func sleep(seconds: Int) async throws { try await Task.sleep(for: .seconds(seconds)) }
}

// MARK: Identifiers

protocol IDSource: Sendable { func next() -> String }

// @Provides(once, live, as: IDSource)
struct RandomIDs: IDSource {
    func next() -> String { UUID().uuidString }
}

// MARK: Push

typealias PushEndpoint = String
// @Provides
let pushEndpoint: PushEndpoint = "in-process://push"

protocol PushGateway: Sendable { func notify(_ user: User, _ text: String) async }

// @Provides(once, live, as: PushGateway)
struct SystemPushGateway: PushGateway {
    let endpoint: PushEndpoint
    func notify(_ user: User, _ text: String) async { print("\(endpoint)/\(user.name): \(text)") }
}

#if DEBUG
// @Provides(fake, as: Clock)
final class ManualClock: Clock {
    private struct State { var now = 0, sleeps: [Int] = [] }
    private let state = Mutex(State())
    init() {}
    var now: Instant { Instant(seconds: state.withLock { $0.now }) }
    var sleeps: [Int] { state.withLock { $0.sleeps } }
    func sleep(seconds: Int) async throws { state.withLock { $0.now += seconds; $0.sleeps.append(seconds) } }
}

// @Provides(fake, as: IDSource)
final class CountingIDs: IDSource {
    private let last = Mutex(0)
    init() {}
    func next() -> String { last.withLock { $0 += 1; return "\($0)" } }
}

// @Provides(fake, as: PushGateway)
actor RecordingPushGateway: PushGateway {
    private(set) var sent: [String] = []
    init() {}
    func notify(_ user: User, _ text: String) { sent.append("\(user.name): \(text)") }
}
#endif

// MARK: Moderation

typealias BannedWords = [String]
// @Provides
let bannedWords: BannedWords = ["spam"]

protocol Moderation: Sendable { func allows(_ text: String) async -> Bool }
typealias PlainModeration = Moderation

// @Provides(as: PlainModeration)
struct WordModeration: PlainModeration {
    let banned: BannedWords
    func allows(_ text: String) async -> Bool { !banned.contains { text.contains($0) } }
}

// @Provides(once, as: Moderation)
actor CachingModeration: Moderation {
    private let inner: any PlainModeration
    private var known: [String: Bool] = [:]
    init(inner: any PlainModeration) { self.inner = inner }
    func allows(_ text: String) async -> Bool {
        if let answer = known[text] { return answer }
        let answer = await inner.allows(text)
        known[text] = answer
        return answer
    }
}

// MARK: Filters

protocol MessageFilter: Sendable {
    var order: Int { get }
    func apply(_ text: String) async throws -> String
}

// @Provides(into: [any MessageFilter])
struct TrimFilter: MessageFilter {
    let order = 0
    func apply(_ text: String) async throws -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}

// @Provides(into: [any MessageFilter])
struct LengthFilter: MessageFilter {
    let order = 1
    let limit: MaxMessageLength
    func apply(_ text: String) async throws -> String {
        guard text.count <= limit else { throw ChatError.tooLong }
        return text
    }
}

// @Provides(into: [any MessageFilter])
struct ModerationFilter: MessageFilter {
    let order = 2
    let moderation: any Moderation
    func apply(_ text: String) async throws -> String {
        guard await moderation.allows(text) else { throw ChatError.refused }
        return text
    }
}

// @Provides
struct FilterChain: Sendable {
    let filters: [any MessageFilter]
    func apply(_ text: String) async throws -> String {
        var text = text
        for filter in filters.sorted(by: { $0.order < $1.order }) { text = try await filter.apply(text) }
        return text
    }
}
