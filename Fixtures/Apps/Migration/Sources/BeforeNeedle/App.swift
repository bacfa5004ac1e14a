import NeedleStandIn

protocol Clock {
    var time: String { get }
}

/// Shows one time only, so that each run prints the same.
struct SystemClock: Clock {
    let time = "9:41"
}

protocol API {
    func titles(ofList id: Int) -> [String]
}

final class RemoteAPI: API {
    init(server: String) {
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

/// The pictures that a user has seen.
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
    private let api: any API
    private let clock: any Clock
    private let covers: CoverCache
    private let user: User
    private let history: History
    private let selection: Selection
    private let id: Int

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

final class RootComponent: BootstrapComponent {
    var server: String { "books.example" }
    var clock: Clock { shared { SystemClock() } }
    var api: API { shared { RemoteAPI(server: server) } }

    func sessionComponent(user: User) -> SessionComponent {
        SessionComponent(parent: self, user: user)
    }
}

final class SessionComponent: Component<EmptyDependency> {
    let user: User

    init(parent: Scope, user: User) {
        self.user = user
        super.init(parent: parent)
    }

    var history: History { shared { History() } }
    var coverCache: CoverCache { shared { CoverCache() } }

    func listComponent(id: Int) -> ListComponent {
        ListComponent(parent: self, id: id)
    }
}

protocol ListDependency: Dependency {
    var api: API { get }
    var clock: Clock { get }
    var coverCache: CoverCache { get }
    var user: User { get }
    var history: History { get }
}

final class ListComponent: Component<ListDependency> {
    private let id: Int

    init(parent: Scope, id: Int) {
        self.id = id
        super.init(parent: parent)
    }

    var selection: Selection { shared { Selection() } }
    var toolbar: Toolbar { Toolbar(selection: selection) }
    var listModel: ListModel {
        ListModel(
            api: dependency.api, clock: dependency.clock, covers: dependency.coverCache, user: dependency.user,
            history: dependency.history, selection: selection, id: id)
    }
    var listScreen: ListScreen { ListScreen(model: listModel, toolbar: toolbar) }
}
