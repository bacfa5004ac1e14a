import ResolverStandIn

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
    private let api: API
    private let clock: Clock
    private let covers: CoverCache
    private let user: User
    private let history: History
    private let selection: Selection
    private let id: Int

    init(
        id: Int, api: API = Resolver.resolve(), clock: Clock = Resolver.resolve(),
        covers: CoverCache = Resolver.resolve(), user: User = Resolver.resolve(),
        history: History = Resolver.resolve(), selection: Selection = Resolver.resolve()
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

    init(selection: Selection = Resolver.resolve()) {
        self.selection = selection
    }

    var text: String { "\(selection.titles.count) selected" }
}

final class ListScreen {
    private let model: ListModel
    private let toolbar: Toolbar

    init(model: ListModel, toolbar: Toolbar = Resolver.resolve()) {
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

    init(
        makeList: @escaping (Int) -> ListScreen = { Resolver.resolve(args: $0) },
        makeHistory: @escaping () -> History = { Resolver.resolve() }
    ) {
        self.makeList = makeList
        self.makeHistory = makeHistory
    }

    func open(_ id: Int) -> ListScreen { makeList(id) }

    var opened: [Int] { history.lists }
}

extension ResolverScope {
    static let session = ResolverScopeCache()
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { AppFactory(App(server: "books.example")) }.scope(.application)
        register { resolve(AppFactory.self).clock }
        register { resolve(AppFactory.self).api }
        register { resolve(AppFactory.self).coverCache }
        register { History() }.scope(.session)

        register { Selection() }
        register { Toolbar() }
        register { _, args in ListModel(id: args()) }
        register { resolver, args in ListScreen(model: resolver.resolve(args: args() as Int)) }
    }
}
