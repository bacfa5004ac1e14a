import SwiftUI

// @Provides(live)
func openDatabase() async throws -> Database { try await Database() }

/// The values that an app has once it has started.
// @Scope
struct Started {
    // @Provides
    let store: NoteStore
}

// @Needs
struct StartView: View {
    let openDatabase: @MainActor () async throws -> Database
    let start: (Started) -> StartedFactory
    @State private var started: StartedFactory?
    @State private var problem: String?

    var body: some View {
        if let started {
            started.makeNotesView()
        } else {
            Text(problem ?? "Opening…").task { await open() }
        }
    }

    func open() async {
        do {
            started = start(Started(store: NoteStore(database: try await openDatabase())))
        } catch {
            problem = "The notes cannot be opened: \(error)"
        }
    }
}

// @Needs
struct NotesView: View {
    let store: NoteStore

    var body: some View { Text(store.database.notes.joined(separator: ", ")) }
}

final class Database: Sendable {
    let notes: [String]

    init() async throws { notes = ["milk", "bread"] }
}

final class NoteStore {
    let database: Database

    init(database: Database) { self.database = database }
}
