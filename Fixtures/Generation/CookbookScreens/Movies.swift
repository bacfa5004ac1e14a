import UIKit

struct Movie {
    let title: String
}

// @Provides(once)
final class ImageCache {}

final class MovieViewController: UIViewController {
    let movie: Movie
    let images: ImageCache

    // @Needs(given: movie)
    init?(coder: NSCoder, movie: Movie, images: ImageCache) {
        self.movie = movie
        self.images = images
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }

    // @Provides
    // @Needs(given: movie)
    static func create(movie: Movie, make: @escaping (NSCoder, Movie) -> MovieViewController?) -> MovieViewController {
        UIStoryboard(name: "Movies", bundle: nil).instantiateViewController(identifier: "Movie") { make($0, movie) }
    }
}

@MainActor final class MoviesCoordinator {
    let makeMovie: (Movie) -> MovieViewController

    // @Needs
    init(makeMovie: @escaping (Movie) -> MovieViewController) { self.makeMovie = makeMovie }
}
