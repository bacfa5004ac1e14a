import ResolverStandIn

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

/// The pictures on screen.
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
    @Injected private var api: API
    @Injected private var clock: Clock
    @Injected private var covers: CoverCache
    @Injected private var user: User
    @Injected private var history: History
    @Injected private var selection: Selection
    private let id: Int

    init(id: Int) {
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
    @Injected private var selection: Selection

    var text: String { "\(selection.titles.count) selected" }
}

final class ListScreen {
    private let model: ListModel
    @Injected private var toolbar: Toolbar

    init(model: ListModel) {
        self.model = model
    }

    func open() -> String {
        "\(model.open()) (\(toolbar.text))"
    }
}

/// Opens lists.
final class Home {
    @LazyInjected private var history: History

    func open(_ id: Int) -> ListScreen { Resolver.resolve(args: id) }

    var opened: [Int] { history.lists }
}

extension Resolver.Name {
    static let server = Self("server")
}

extension ResolverScope {
    static let session = ResolverScopeCache()
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register(name: .server) { "books.example" }
        register { SystemClock() }.implements(Clock.self).scope(.application)
        register { RemoteAPI(server: resolve(name: .server)) }.implements(API.self).scope(.application)
        register { CoverCache() }.scope(.shared)
        register { History() }.scope(.session)

        register { Selection() }
        register { Toolbar() }
        register { _, args in ListModel(id: args()) }
        register { resolver, args in ListScreen(model: resolver.resolve(args: args() as Int)) }
    }
}
