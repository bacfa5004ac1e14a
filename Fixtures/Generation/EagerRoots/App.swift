// @Scope(root, sendable)
nonisolated public struct App: Sendable {
    // @Provides
    public let url: String

    public init(url: String) { self.url = url }
}

nonisolated public protocol API: Sendable {}

// @Provides(once, eager, live, as: API)
nonisolated public final class HTTPAPI: API {
    let life = Life("HTTPAPI")
    let url: String

    public init(url: String) { self.url = url }
}

// @Provides(once, eager)
nonisolated public final class Cache: Sendable {
    let life = Life("Cache")

    public init(api: API) {}
}

/// Nothing needs it.
// @Provides(once, eager, live)
nonisolated public final class Monitor: Sendable {
    let life = Life("Monitor")

    public init() {}
}

// @Scope(sendable)
nonisolated public struct Request: Sendable {
    // @Provides
    public let id: Int

    public init(id: Int) { self.id = id }
}

// @Provides(once, eager)
nonisolated public final class Tracer: Sendable {
    let life = Life("Tracer")
    let makeSpan: @Sendable () -> Span

    public init(id: Int, cache: Cache, makeSpan: @escaping @Sendable () -> Span) {
        self.makeSpan = makeSpan
    }
}

// @Provides(in: Request)
nonisolated public final class Span: Sendable {
    let tracer: Tracer

    public init(tracer: Tracer) { self.tracer = tracer }
}

typealias Title = String

// @Scope
@MainActor
struct Window {
    // @Provides
    let title: Title
}

// @Provides(once, eager)
@MainActor
final class Toolbar {
    let life = Life("Toolbar")

    init(title: Title) {}
}
