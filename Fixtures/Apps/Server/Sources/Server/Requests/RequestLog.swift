/// One for each request, because it tells which one that is.
// @Provides(once)
actor RequestLog {
    private let route: Route
    private let database: @Sendable () async throws -> Database
    private let statistics: Statistics
    private var lines: [String] = []

    init(request: Request, statistics: Statistics, database: @escaping @Sendable () async throws -> Database) {
        route = request.route
        self.statistics = statistics
        self.database = database
        statistics.count(.beganRequest)
    }

    deinit {
        statistics.count(.endedRequest)
    }

    func add(_ line: String) {
        lines.append(line)
    }

    func save() async throws {
        for line in lines { try await database().add(audit: "\(route): \(line)") }
        lines = []
    }
}
