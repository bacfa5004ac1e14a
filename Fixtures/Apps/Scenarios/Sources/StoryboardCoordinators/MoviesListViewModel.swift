/// What the list asks its coordinator to do.
struct MoviesListActions {
    let showDetails: (Movie) -> Void
}

// @Provides
final class MoviesListViewModel {
    private let library: any Library
    private let actions: MoviesListActions
    private(set) var movies: [Movie] = []

    // @Needs(given: actions)
    init(library: any Library, actions: MoviesListActions) {
        self.library = library
        self.actions = actions
    }

    func search(_ query: String) { movies = library.movies(matching: query) }

    func select(_ row: Int) { actions.showDetails(movies[row]) }
}
