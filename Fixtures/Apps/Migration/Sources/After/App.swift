typealias Server = String

// @Scope(root)
struct App {
    // @Provides
    let server: Server
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

protocol Clock {
    var time: String { get }
}

/// Shows one time only, so that each run prints the same.
// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    let time = "9:41"
}

protocol API {
    func titles(ofList id: Int) -> [String]
}

// @Provides(once, live, as: API)
final class RemoteAPI: API {
    init(server: Server) {
        print("Connecting to \(server)")
    }

    func titles(ofList id: Int) -> [String] {
        id == 7 ? ["Dune", "Emma"] : ["Ulysses"]
    }
}

struct User {
    let name: String
}

/// The lists that a user has opened since signing in.
// @Provides(once, in: Session)
final class History {
    var lists: [Int] = []
}

/// The pictures on screen.
// @Provides(weak)
final class CoverCache {
    init() {
        print("Loading covers")
    }
}

/// The titles that are selected on one screen.
// @Provides(graph)
final class Selection {
    var titles: [String] = []
}

// @Provides
final class ListModel {
    private let api: any API
    private let clock: any Clock
    private let covers: CoverCache
    private let user: User
    private let history: History
    private let selection: Selection
    private let id: Int

    // @Needs(given: id)
    init(
        api: any API, clock: any Clock, covers: CoverCache, user: User, history: History, selection: Selection, id: Int
    ) {
        self.api = api
        self.clock = clock
        self.covers = covers
        self.user = user
        self.history = history
        self.selection = selection
        self.id = id
    }

    func open() -> String {
        let titles = api.titles(ofList: id)
        history.lists.append(id)
        selection.titles = Array(titles.prefix(1))
        return "\(clock.time) \(user.name) opens list \(id): \(titles.joined(separator: ", "))"
    }
}

// @Provides
final class Toolbar {
    private let selection: Selection

    init(selection: Selection) {
        self.selection = selection
    }

    var text: String { "\(selection.titles.count) selected" }
}

final class ListScreen {
    private let model: ListModel
    private let toolbar: Toolbar

    // @Needs
    init(model: ListModel, toolbar: Toolbar) {
        self.model = model
        self.toolbar = toolbar
    }

    func open() -> String {
        "\(model.open()) (\(toolbar.text))"
    }
}

/// Opens lists.
final class Home {
    private let makeList: (Int) -> ListScreen
    private let makeHistory: () -> History
    private lazy var history = makeHistory()

    // @Needs(in: Session)
    init(makeList: @escaping (Int) -> ListScreen, makeHistory: @escaping () -> History) {
        self.makeList = makeList
        self.makeHistory = makeHistory
    }

    func open(_ id: Int) -> ListScreen { makeList(id) }

    var opened: [Int] { history.lists }
}
