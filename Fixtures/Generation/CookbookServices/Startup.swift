/// Reports from the start. Nothing needs it.
// @Provides(once, eager)
final class CrashReports {
    private(set) var lines = ["started"]

    func write(_ line: String) { lines.append(line) }
}

// @Provides(once)
actor Sync {
    private(set) var isRunning = false

    func begin() async throws { isRunning = true }
}

/// What waits or can fail is started by a function.
// @Needs
func start(sync: Sync) async throws { try await sync.begin() }
