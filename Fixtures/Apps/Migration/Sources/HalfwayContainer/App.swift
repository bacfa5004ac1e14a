typealias Server = String

// @Scope(root)
struct App {
    // @Provides
    let server: Server
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
final class Selection {
    var titles: [String] = []
}

final class ListModel {
    private let api = AppContainer.shared.api
    private let clock = AppContainer.shared.clock
    private let covers = AppContainer.shared.covers
    private let history = AppContainer.shared.history
    private let selection: Selection
    private let id: Int

    init(selection: Selection, id: Int) {
        self.selection = selection
        self.id = id
    }

    func open() -> String {
        let titles = api.titles(ofList: id)
        history.lists.append(id)
        selection.titles = Array(titles.prefix(1))
        let name = AppContainer.shared.user?.name ?? "Nobody"
        return "\(clock.time) \(name) opens list \(id): \(titles.joined(separator: ", "))"
    }
}

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

    init(model: ListModel, toolbar: Toolbar) {
        self.model = model
        self.toolbar = toolbar
    }

    func open() -> String {
        "\(model.open()) (\(toolbar.text))"
    }
}

/// Makes and keeps what the app needs.
final class AppContainer {
    nonisolated(unsafe) static let shared = AppContainer()

    private let factory = AppFactory(App(server: "books.example"))
    var clock: any Clock { factory.clock }
    var api: any API { factory.api }
    var covers: CoverCache { factory.coverCache }
    private(set) var user: User?
    private(set) lazy var history = History()

    func logIn(_ user: User) { self.user = user }

    func logOut() {
        user = nil
        history = History()
    }

    func makeListScreen(id: Int) -> ListScreen {
        let selection = Selection()
        return ListScreen(model: ListModel(selection: selection, id: id), toolbar: Toolbar(selection: selection))
    }
}
