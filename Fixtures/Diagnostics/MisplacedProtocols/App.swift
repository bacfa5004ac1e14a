import Foundation

// @Provides
protocol API {
    associatedtype Item
    static func make() -> Self
    func load(_ id: Int) async throws -> String
    func store(_ item: Int)
}

struct HTTPAPI: API {
    typealias Item = Int
    static func make() -> HTTPAPI { HTTPAPI() }
    func load(_ id: Int) async throws -> String { "" }
    func store(_ item: Int) {}
}

/// The lifetime moves with the marker.
// @Provides(once, live)
protocol Movies {
    func movie(_ id: Int) async throws -> Movie
}

struct Movie {
    let id: Int
    let title: String
}

final class MovieStore: Movies {
    func movie(_ id: Int) async throws -> Movie { Movie(id: id, title: "") }
}

// @Provides
protocol Sink {
    func write(_ text: String)
}

struct ConsoleSink: Sink {
    func write(_ text: String) {}
}

// @Provides(once)
final class FileSink: Sink {
    func write(_ text: String) {}
}

#if DEBUG
    struct StubSink: Sink {
        func write(_ text: String) {}
    }
#endif

/// It requires nothing.
// @Provides
protocol Feature {}

// @Provides(as: Feature)
struct Search: Feature {}

/// Without a type that conforms, each requirement is an error of its own.
// @Provides
protocol Clock {
    func now() -> Date
}

/// What a screen takes, its requirement passes.
// @Provides
protocol Screens {
    func details(_ movie: Movie) -> DetailScreen
    func list() -> ListScreen
}

final class OldScreens: Screens {
    func details(_ movie: Movie) -> DetailScreen { DetailScreen(movie: movie) }
    func list() -> ListScreen { ListScreen(movies: MovieStore()) }
}

final class DetailScreen {
    init(movie: Movie) {}
}

final class ListScreen {
    init(movies: any Movies) {}
}

final class App {
    // @Needs
    init(movies: Movies, sink: Sink, feature: Feature, clock: Clock, screens: Screens) {}
}
