import Logging

protocol LinkStore: Sendable {
    /// Returns false if there is a link with that code.
    func add(_ link: Link) async throws -> Bool
    func link(_ code: String) async throws -> Link?
    func add(clicks: [String: Int]) async throws
}

/// The store behind the one that logs.
typealias InnerStore = any LinkStore

/// Makes the store that the environment names, and not the other one.
// @Provides(once, live)
func openStore(
    settings: Settings, memory: @Sendable () -> MemoryStore,
    file: @Sendable (_ path: String) async throws -> SQLiteStore
) async throws -> InnerStore {
    switch settings.storage {
    case .memory: memory()
    case .file(let path): try await file(path)
    }
}

/// Logs each call, with the id of the request that it is for.
// @Provides(once, as: LinkStore)
struct LoggedStore: LinkStore {
    let inner: InnerStore

    func add(_ link: Link) async throws -> Bool {
        try await logged("add \(link.code)") { try await inner.add(link) }
    }

    func link(_ code: String) async throws -> Link? {
        try await logged("link \(code)") { try await inner.link(code) }
    }

    func add(clicks: [String: Int]) async throws {
        try await logged("add clicks") { try await inner.add(clicks: clicks) }
    }

    private func logged<Result>(_ call: String, _ body: () async throws -> Result) async throws -> Result {
        let start = ContinuousClock.now
        let result = try await body()
        Logger.current.debug("Store", metadata: ["call": "\(call)", "duration": "\(ContinuousClock.now - start)"])
        return result
    }
}
