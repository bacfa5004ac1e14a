import ServiceLifecycle

/// Adds clicks to the store every second, and once more when the server stops.
// @Provides(once, in: ServerFactory)
actor ClickCounter: Service {
    private let links: any LinkStore
    private let logger: ServerLogger
    private var clicks: [String: Int] = [:]

    init(links: any LinkStore, logger: ServerLogger) {
        self.links = links
        self.logger = logger
    }

    func count(_ code: String) {
        clicks[code, default: 0] += 1
    }

    func run() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(1)) }
            try await save()
        }
        logger.info("All clicks are saved")
    }

    private func save() async throws {
        guard !clicks.isEmpty else { return }
        let saved = clicks
        clicks = [:]
        try await links.add(clicks: saved)
    }
}
