struct Movie: Equatable {
    let title: String
}

// @Provides
final class MovieViewModel {
    let movie: Movie
    let rating: Int

    // @Needs(given: movie, rating)
    init(_ movie: Movie, stars rating: Int = 3) {
        self.movie = movie
        self.rating = rating
    }
}

// @Provides
struct Poster {
    let movie: Movie

    // @Needs(given: movie)
    init(movie: Movie) {
        self.movie = movie
    }
}

// @Provides
struct Replay {
    let viewModel: MovieViewModel
}

/// Is given nothing itself: what its view model is given propagates, once for both needs.
final class MovieScreen {
    let viewModel: MovieViewModel
    let again: Replay

    // @Needs
    init(viewModel: MovieViewModel, again: Replay) {
        self.viewModel = viewModel
        self.again = again
    }
}

/// Is given the same movie under the same name.
final class PosterScreen {
    let movie: Movie
    let poster: Poster

    // @Needs(given: movie)
    init(poster: Poster, movie: Movie) {
        self.movie = movie
        self.poster = poster
    }
}

/// The default names what only its own file sees.
final class Log {
    let level: Int
    let name: String

    // @Needs(given: level, name)
    init(level: Int = defaultLevel, name: String) {
        self.level = level
        self.name = name
    }
}

private let defaultLevel = 5
