@globalActor actor Storage {
    static let shared = Storage()
}

// @Scope(root)
@MainActor struct App {
    // @Provides
    let title: String
}

// @Provides(once)
@MainActor final class Model {
    let title: String

    init(title: String) {
        self.title = title
    }
}

// On another actor, so that who needs it waits for its turn.
// @Provides(once)
@Storage final class Database {
    let count: Int

    init(count: Int) {
        self.count = count
    }
}

// @Provides
let count: Int = 5

@MainActor final class Controller {
    let model: Model
    let database: Database
    let later: () async -> Database
    let makeModel: @MainActor @Sendable () -> Model

    // @Needs
    init(
        model: Model, database: Database, later: @escaping () async -> Database,
        makeModel: @escaping @MainActor @Sendable () -> Model
    ) {
        self.model = model
        self.database = database
        self.later = later
        self.makeModel = makeModel
    }
}

// @Scope
@MainActor struct Dialog {
    // @Provides
    let question: Question
}

struct Question {
    let text: String
}

@MainActor final class DialogController {
    let text: String

    // @Needs
    init(question: Question, model: Model) {
        text = model.title + question.text
    }
}

/// Some apps have tasks of their own.
struct Task {}

// On an actor of its own, with a closure that waits.
actor Backup {
    let database: () async -> Database

    // @Needs
    init(database: @escaping () async -> Database) {
        self.database = database
    }

    func count() async -> Int { await database().count }
}
