import UIKit

final class LaunchViewController: UIViewController {
    private let openDatabase: @MainActor () async throws -> Database
    private let start: (Started) -> StartedFactory
    private var started: StartedFactory?

    // @Needs
    init(openDatabase: @escaping @MainActor () async throws -> Database, start: @escaping (Started) -> StartedFactory) {
        self.openDatabase = openDatabase
        self.start = start
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { await open() }
    }

    func open() async {
        do {
            let started = start(Started(store: NoteStore(database: try await openDatabase())))
            self.started = started
            show(started.makeNotesViewController(), sender: self)
        } catch {
            title = "The notes cannot be opened: \(error)"
        }
    }
}

/// The values that an app has once it has started.
// @Scope
struct Started {
    // @Provides
    let store: NoteStore
}

final class Database: Sendable {
    let notes = ["milk", "bread"]
}

// @Provides(live)
func openDatabase() async throws -> Database { Database() }

final class NoteStore {
    let database: Database

    init(database: Database) { self.database = database }
}

final class NotesViewController: UIViewController {
    let store: NoteStore

    // @Needs
    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }
}
