import UIKit

final class MovieDetailsViewController: UIViewController {
    private let movie: Movie

    // @Provides
    // @Needs(given: movie)
    static func create(
        movie: Movie, make: @escaping (NSCoder, Movie) -> MovieDetailsViewController?
    ) -> MovieDetailsViewController {
        UIStoryboard.named("MovieDetails").instantiate { make($0, movie) }
    }

    // @Needs(given: movie)
    init?(coder: NSCoder, movie: Movie) {
        self.movie = movie
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = movie.title
    }
}
