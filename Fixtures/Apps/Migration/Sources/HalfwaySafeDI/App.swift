import SafeDIStandIn

public typealias Server = String

// @Scope(root)
public struct App {
    // @Provides
    public let server: Server

    public init(server: Server) {
        self.server = server
    }
}

@Instantiable
extension AppFactory: Instantiable {
    public static func instantiate() -> AppFactory {
        AppFactory(App(server: "books.example"))
    }
}

public protocol Clock {
    var time: String { get }
}

/// Shows one time only, so that each run prints the same.
// @Provides(once, live, as: Clock)
public struct SystemClock: Clock {
    public let time = "9:41"

    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
extension SystemClock: Instantiable {
    public static func instantiate(factory: AppFactory) -> SystemClock {
        factory.systemClock
    }
}

public protocol API {
    func titles(ofList id: Int) -> [String]
}

// @Provides(once, live, as: API)
public final class RemoteAPI: API {
    public init(server: Server) {
        print("Connecting to \(server)")
    }

    public func titles(ofList id: Int) -> [String] {
        id == 7 ? ["Dune", "Emma"] : ["Ulysses"]
    }
}

@Instantiable(fulfillingAdditionalTypes: [API.self])
extension RemoteAPI: Instantiable {
    public static func instantiate(factory: AppFactory) -> RemoteAPI {
        factory.remoteAPI
    }
}

public struct User {
    let name: String
}

/// The lists that a user has opened since signing in.
@Instantiable
public final class History: Instantiable {
    var lists: [Int] = []

    public init() {}
}

/// The pictures that a user has seen.
@Instantiable
public final class CoverCache: Instantiable {
    public init() {
        print("Loading covers")
    }
}

/// The titles that are selected on one screen.
@Instantiable
public final class Selection: Instantiable {
    var titles: [String] = []

    public init() {}
}

@Instantiable
public final class ListModel: Instantiable {
    @Received private let api: API
    @Received private let clock: Clock
    @Received private let covers: CoverCache
    @Received private let user: User
    @Received private let history: History
    @Received private let selection: Selection
    @Received private let id: Int

    public init(
        api: API, clock: Clock, covers: CoverCache, user: User, history: History, selection: Selection, id: Int
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

@Instantiable
public final class Toolbar: Instantiable {
    @Received private let selection: Selection

    public init(selection: Selection) {
        self.selection = selection
    }

    var text: String { "\(selection.titles.count) selected" }
}

@Instantiable
public final class ListScreen: Instantiable {
    @Forwarded private let id: Int
    @Instantiated private let selection: Selection
    @Instantiated private let model: ListModel
    @Instantiated private let toolbar: Toolbar

    public init(id: Int, selection: Selection, model: ListModel, toolbar: Toolbar) {
        self.id = id
        self.selection = selection
        self.model = model
        self.toolbar = toolbar
    }

    func open() -> String {
        "\(model.open()) (\(toolbar.text))"
    }
}

/// The screen that a user sees after signing in.
@Instantiable
public final class Home: Instantiable {
    @Forwarded private let user: User
    @Instantiated private let history: History
    @Instantiated private let covers: CoverCache
    @Instantiated private let listScreenBuilder: Instantiator<ListScreen>

    public init(user: User, history: History, covers: CoverCache, listScreenBuilder: Instantiator<ListScreen>) {
        self.user = user
        self.history = history
        self.covers = covers
        self.listScreenBuilder = listScreenBuilder
    }

    func openLists() {
        for id in [7, 8] {
            print(listScreenBuilder.instantiate(id).open())
        }
        print("\(user.name) has opened \(history.lists)")
    }
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    @Instantiated private let factory: AppFactory
    @Instantiated private let api: API
    @Instantiated private let clock: Clock
    @Instantiated private let homeBuilder: Instantiator<Home>

    public init(factory: AppFactory, api: API, clock: Clock, homeBuilder: Instantiator<Home>) {
        self.factory = factory
        self.api = api
        self.clock = clock
        self.homeBuilder = homeBuilder
    }

    func signIn(_ user: User) -> Home {
        homeBuilder.instantiate(user)
    }
}
