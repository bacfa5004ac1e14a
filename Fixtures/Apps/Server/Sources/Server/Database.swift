enum DatabaseError: Error {
    case isOffline
}

/// Takes a while to connect to, which all requests that come in meanwhile wait for.
// @Provides(once)
actor Database {
    private(set) var notes: [String] = []
    private(set) var audit: [String] = []

    init(statistics: Statistics) async throws(DatabaseError) {
        statistics.count(.connectedDatabase)
        do {
            try await Task.sleep(for: .milliseconds(20))
        } catch {
            throw .isOffline
        }
    }

    func add(note: String) -> Int {
        notes.append(note)
        return notes.count
    }

    func add(audit line: String) {
        audit.append(line)
    }
}
