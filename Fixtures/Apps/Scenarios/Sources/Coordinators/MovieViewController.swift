import UIKit

// @Provides
final class MovieViewController: UIViewController {
    // @Needs(given: movie)
    init(movie: Movie) {
        super.init(nibName: nil, bundle: nil)
        title = movie.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}
