struct Movie: Equatable {
    let title: String
}

// @Provides
final class MovieModel {
    let movie: Movie
    let clock: any Clock

    // @Needs(given: movie)
    init(movie: Movie, clock: any Clock) {
        self.movie = movie
        self.clock = clock
    }
}

/// Knows nothing about movies.
final class MovieScreen {
    let model: MovieModel

    // @Needs
    init(model: MovieModel) {
        self.model = model
    }
}

/// Takes the movie itself, and so does its model: they are one parameter.
final class PosterScreen {
    let movie: Movie
    let width: Int
    let model: MovieModel

    // @Needs(given: movie, width)
    init(movie: Movie, width: Int = 300, model: MovieModel) {
        self.movie = movie
        self.width = width
        self.model = model
    }
}

protocol Tracker {}

/// Nothing provides a tracker, and so the default is used. A clock is provided, and so this default is not.
final class AboutScreen {
    let clock: any Clock
    let tracker: (any Tracker)?

    // @Needs
    init(clock: any Clock = SystemClock(), tracker: (any Tracker)? = nil) {
        self.clock = clock
        self.tracker = tracker
    }
}
