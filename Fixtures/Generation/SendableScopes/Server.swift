import Foundation

nonisolated struct ConnectionError: Error {}

/// Counts what is built and what is alive, from any thread.
nonisolated final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func add(_ change: Int) {
        lock.withLock { value += change }
    }

    var current: Int { lock.withLock { value } }
}

// @Scope(root, sendable)
nonisolated struct Server: Sendable {
    // @Provides
    let counters: Counters
}

nonisolated struct Counters: Sendable {
    let configurations = Counter()
    let connections = Counter()
    let contexts = Counter()
    let failures: Int
}

// @Provides(once)
nonisolated final class Configuration: Sendable {
    init(counters: Counters) {
        counters.configurations.add(1)
    }
}

nonisolated final class Connection: Sendable {}

// @Provides(once)
nonisolated func connect(counters: Counters, configuration: Configuration) async throws(ConnectionError) -> Connection {
    counters.connections.add(1)
    await Task.yield()
    if counters.connections.current <= counters.failures { throw ConnectionError() }
    return Connection()
}

// @Scope(sendable)
nonisolated struct Request: Sendable {
    // @Provides
    let id: Int
}

// One for each request, with a closure that its factory keeps and that does not keep its factory.
// @Provides(once, in: Request)
nonisolated final class Context: Sendable {
    let id: Int
    let counters: Counters
    let makeResponse: @Sendable (String) -> Response?
    let connection: @Sendable () async throws -> Connection

    init(
        id: Int, counters: Counters, makeResponse: @escaping @Sendable (String) -> Response?,
        connection: @escaping @Sendable () async throws -> Connection
    ) {
        self.id = id
        self.counters = counters
        self.makeResponse = makeResponse
        self.connection = connection
        counters.contexts.add(1)
    }

    deinit { counters.contexts.add(-1) }
}

// @Provides(weak)
nonisolated final class Cache: Sendable {}

// Its storage cannot name it, and shares it all the same.
// @Provides(once)
@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
nonisolated final class Tracing: Sendable {}

// @Provides(weak)
@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
nonisolated final class Trace: Sendable {
    let tracing: Tracing

    init(tracing: Tracing) {
        self.tracing = tracing
    }
}

// @Provides
nonisolated struct Response: Sendable {
    let id: Int
    let text: String

    // @Needs(given: text)
    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

// @Needs
nonisolated func handle(context: Context, connection: Connection, configuration: Configuration, cache: Cache) async -> String
{
    // The call holds the request's factory.
    guard let response = context.makeResponse("ok") else { preconditionFailure() }
    return "\(context.id) \(response.text)"
}

nonisolated struct Acceptor: Sendable {
    let open: @Sendable (Request) -> RequestFactory

    // @Needs
    init(open: @escaping @Sendable (Request) -> RequestFactory) {
        self.open = open
    }
}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
// @Needs
nonisolated func beginTrace(trace: Trace) -> Trace { trace }
