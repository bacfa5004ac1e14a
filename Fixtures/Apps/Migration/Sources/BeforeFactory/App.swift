import FactoryStandIn

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
    @Injected(\.api) private var api
    @Injected(\.clock) private var clock
    @Injected(\.coverCache) private var covers
    @Injected(\.user) private var user
    @Injected(\.history) private var history
    @Injected(\.selection) private var selection
    private let id: Int

    init(id: Int) {
        self.id = id
    }

    func open() -> String {
        let titles = api.titles(ofList: id)
        history.lists.append(id)
        selection.titles = Array(titles.prefix(1))
        return "\(clock.time) \(user?.name ?? "Nobody") opens list \(id): \(titles.joined(separator: ", "))"
    }
}

final class Toolbar {
    @Injected(\.selection) private var selection

    var text: String { "\(selection.titles.count) selected" }
}

final class ListScreen {
    private let model: ListModel
    @Injected(\.toolbar) private var toolbar

    init(model: ListModel) {
        self.model = model
    }

    func open() -> String {
        "\(model.open()) (\(toolbar.text))"
    }
}

extension Scope {
    static let session = Cached()
}

extension Container {
    var server: Factory<String> { self { "books.example" } }
    var clock: Factory<any Clock> { self { SystemClock() }.cached }
    var api: Factory<any API> { self { RemoteAPI(server: self.server()) }.singleton }
    var coverCache: Factory<CoverCache> { self { CoverCache() }.shared }

    var user: Factory<User?> { promised() }
    var history: Factory<History> { self { History() }.scope(.session) }

    var selection: Factory<Selection> { self { Selection() }.graph }
    var toolbar: Factory<Toolbar> { self { Toolbar() } }
    var listModel: ParameterFactory<Int, ListModel> { self { ListModel(id: $0) } }
    var listScreen: ParameterFactory<Int, ListScreen> { self { ListScreen(model: self.listModel($0)) } }
}
