// Only a hand-written container makes what the coordinator asks for, so Furnish takes its place.

protocol API {}
final class HTTPAPI: API {}

final class Movies { init(api: API) {} }
final class ListScreen { init(movies: Movies) {} }
final class DetailScreen { init(movies: Movies, id: Int) {} }

protocol FlowDependencies {
    func makeListScreen() -> ListScreen
    func makeDetailScreen(id: Int) -> DetailScreen
}

// @Needs
final class Flow { init(dependencies: FlowDependencies) {} }

final class SceneContainer: FlowDependencies {
    struct Dependencies {
        let api: API
    }
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func makeMovies() -> Movies { Movies(api: dependencies.api) }
    func makeListScreen() -> ListScreen { ListScreen(movies: makeMovies()) }
    func makeDetailScreen(id: Int) -> DetailScreen { DetailScreen(movies: makeMovies(), id: id) }
}

// One that is needed itself has to go.
final class AppContainer {
    func makeMovies() -> Movies { fatalError() }
    func makeListScreen() -> ListScreen { fatalError() }
    func makeScenes() -> SceneContainer { fatalError() }
}

// @Needs
final class AppFlow { init(container: AppContainer) {} }

/// It makes some objects, but is no container.
final class Account {
    init() {}
    func makeMovies() -> Movies { fatalError() }
    func makeListScreen() -> ListScreen { fatalError() }
    func makeDetailScreen() -> DetailScreen { fatalError() }
    func rename(to name: String) {}
    func close() {}
    var balance: Int { 0 }
    var isOpen: Bool { true }
}

// @Needs
final class AccountFlow { init(account: Account) {} }

protocol Services {
    func getMovies() -> Movies
    func getList() -> ListScreen
    func getLogin() -> Login
}

final class Login {}

/// It makes nothing, but hands on what it takes.
final class LiveServices: Services {
    private let movies: Movies
    private let list: ListScreen
    private let login: Login

    init(movies: Movies, list: ListScreen, login: Login) {
        (self.movies, self.list, self.login) = (movies, list, login)
    }

    func getMovies() -> Movies { movies }
    func getList() -> ListScreen { list }
    func getLogin() -> Login { login }
}

// @Needs
final class Starter { init(services: Services) {} }
