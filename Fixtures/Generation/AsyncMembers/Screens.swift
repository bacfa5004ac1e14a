// Async members that do more than wait: they make closures, share, set and call. They compile too where the module's
// default is the main actor, on which all of this must run then.

struct LoadingError: Error {}

// @Provides(once)
final class Database {
    init() async throws(LoadingError) {
        await Task.yield()
    }
}

// @Provides
final class Settings {
    let database: Database

    init(database: Database) {
        self.database = database
    }
}

// @Provides
final class Counter {
    let start: Int

    // @Needs(given: start)
    init(start: Int) {
        self.start = start
    }
}

// @Provides(graph)
final class Model {
    init() {}
}

// @Provides
final class Label {
    let model: Model

    init(model: Model) {
        self.model = model
    }
}

/// With closures, one of them kept.
final class Screen {
    let database: Database
    let makeCounter: (Int) -> Counter
    let nested: () -> (Int) -> Counter
    let label: Label
    let model: Model
    let id: Int

    // @Needs(given: id)
    init(
        database: Database, makeCounter: @escaping (Int) -> Counter, nested: @escaping () -> (Int) -> Counter,
        label: Label, model: Model, id: Int
    ) {
        self.database = database
        self.makeCounter = makeCounter
        self.nested = nested
        self.label = label
        self.model = model
        self.id = id
    }
}

/// Injected, by properties and by methods, and perhaps not made at all.
final class Panel {
    // @Needs
    var label: Label = Label(model: Model())

    // @Needs
    var database: Database

    var number = 0

    // @Needs
    init?(settings: Settings, model: Model) {
        database = settings.database
    }

    // @Needs(given: number)
    func number(settings: Settings, number: Int, settingsAgain: Settings) throws {
        precondition(settings.database === settingsAgain.database)
        self.number = number
    }
}

/// Built once, with a closure that it keeps.
// @Provides(once)
final class Library {
    let make: () -> Label
    let database: Database

    init(make: @escaping () -> Label, database: Database) {
        self.make = make
        self.database = database
    }
}

// @Provides(weak)
final class Cache {
    let make: () -> Label

    init(make: @escaping () -> Label, library: Library) {
        self.make = make
    }
}

// @Provides(graph)
final class Session {
    let settings: Settings
    let model: Model

    init(settings: Settings, model: Model, make: () -> Label) {
        self.settings = settings
        self.model = model
    }
}

// @Provides
final class Row {
    let session: Session

    init(session: Session) {
        self.session = session
    }
}

/// What is shared waits itself.
final class Table {
    let row: Row
    let session: Session

    // @Needs
    init(row: Row, session: Session, make: () -> Label) {
        self.row = row
        self.session = session
    }
}

// @Provides
final class Column {
    let session: Session

    init(session: Session, database: Database) {
        self.session = session
    }
}

/// What is shared is needed before and after.
final class Grid {
    let column: Column
    let model: Model

    // @Needs
    init(column: Column, model: Model) {
        self.column = column
        self.model = model
    }
}

protocol Step {}

// @Provides(into: [Step])
struct First: Step {
    let model: Model
}

// @Provides(into: [Step])
struct Second: Step {
    let settings: Settings
}

protocol Theme {}

// @Provides(once, as: Theme)
final class Dark: Theme {}

/// Not everything may leave the main actor.
final class Window {
    let theme: any Theme
    let database: Database

    // @Needs
    init(theme: any Theme, database: Database) {
        self.theme = theme
        self.database = database
    }
}

/// Its parts are there only in some builds.
final class Report {
    var label: Label?

    // @Needs
    init(settings: Settings, make: () -> Label) {}

    #if os(Linux) || os(macOS)
        // @Needs
        func add(label: Label, settings: Settings) {
            self.label = label
        }
    #endif
}

// @Needs
func open(id: Identity) async throws -> Identity { id }

// @Provides(graph)
struct Identity: Sendable {
    let text = "id"
}

// @Needs
func run(steps: [Step], cache: Cache, label: () -> Label) -> Int {
    precondition(cache.make().model !== label().model)
    return steps.count
}
