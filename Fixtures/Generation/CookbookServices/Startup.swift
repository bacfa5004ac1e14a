/// Reports from the start.
// @Provides(once)
final class CrashReports {
    private(set) var lines = ["started"]

    func write(_ line: String) { lines.append(line) }
}

// @Provides(once)
actor Sync {
    private(set) var isRunning = false

    func begin() async throws { isRunning = true }
}

/// Makes what runs from the start, although nothing needs it.
// @Needs
@MainActor func start(reports: CrashReports, sync: Sync) async throws { try await sync.begin() }
