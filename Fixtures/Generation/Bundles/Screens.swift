import Core

/// A coordinator takes this in place of a closure for each screen.
// @Provides
protocol MoviesScreens: Shared {
    func makeList(onSelect: @escaping (Movie) -> Void) -> MoviesList
    /// The parameter has another name than the one that it fills.
    func makeDetails(for film: Movie) -> MovieDetails
    func makeDetails(for film: Movie, at place: Int) -> SavedDetails
    var images: ImageCache { get }
    func search(_ text: String, `in` list: [Movie]) async throws(SearchError) -> Search
    var recent: Recent { get async throws }
    func ints() -> Store<Int>
    var makePlayers: () -> Players { get }
    func count(_ total: inout Int) -> Counter
}

protocol Shared {
    var players: Players { get }
    func title(of movie: Movie) -> Title
    func help() -> Help
}

extension Shared {
    func help() -> Help { Help(text: "default") }
}

struct Help {
    let text: String
}

struct SearchError: Error {}

// @Provides
final class MoviesList {
    let onSelect: (Movie) -> Void

    // @Needs(given: onSelect)
    init(onSelect: @escaping (Movie) -> Void) { self.onSelect = onSelect }
}

// @Provides
final class MovieDetails {
    let movie: Movie
    let images: ImageCache
    let screens: any MoviesScreens

    /// The bundle breaks the cycle, as a closure does.
    // @Needs(given: movie)
    init(movie: Movie, images: ImageCache, screens: MoviesScreens) {
        self.movie = movie
        self.images = images
        self.screens = screens
    }
}

// @Provides
struct SavedDetails {
    let movie: Movie
    let place: Int

    // @Needs(given: movie, place)
    init(movie: Movie, place: Int) {
        self.movie = movie
        self.place = place
    }
}

// @Provides(once)
final class ImageCache {}

// @Provides
final class Search {
    let text: String
    let list: [Movie]

    // @Needs(given: text, list)
    init(text: String, list: [Movie]) async throws(SearchError) {
        if text.isEmpty { throw SearchError() }
        self.text = text
        self.list = list
    }
}

// @Provides
func loadRecent() async throws -> Recent { Recent() }

final class Recent: Sendable {}

// @Provides
typealias IntStore = Store<Int>

struct Store<Value> {
    let images: ImageCache
}

// @Provides
struct Counter {
    let total: Int

    // @Needs(given: total)
    init(total: inout Int) {
        total += 1
        self.total = total
    }
}

// @Provides
struct Title {
    let text: String

    // @Needs(given: movie)
    init(movie: Movie) { text = movie.title }
}

/// Only a class can conform.
// @Provides
@MainActor protocol Windows: AnyObject {
    func makeWindow(named name: String) -> Window
}

// @Provides
@MainActor final class Window {
    let name: String
    let windows: any Windows

    // @Needs(given: name)
    init(name: String, windows: Windows) {
        self.name = name
        self.windows = windows
    }
}

/// What it makes is on the main actor, and so it is there too.
// @Provides
protocol Panels {
    func makePanel() -> Panel
    func openPanel() async -> Panel
    nonisolated(nonsending) func loadPanel() async -> Panel
}

// @Provides
@MainActor final class Panel {}

// @Needs
final class Coordinator {
    let screens: any MoviesScreens

    init(screens: any MoviesScreens) { self.screens = screens }
}

// @Needs
@MainActor final class Desktop {
    let windows: any Windows
    let panels: any Panels

    init(windows: Windows, panels: Panels) {
        self.windows = windows
        self.panels = panels
    }
}
