// The caller of a requirement has no coder, so a static function opens the scene.
import UIKit

struct Movie { let id: String }

// @Provides
protocol Screens {
    func makeDetail(movie: Movie) -> DetailViewController
    func makeList() -> ListViewController?
    func makeMap(movie: Movie) -> MapViewController
    func makeCast(movie: Movie) -> CastViewController
    func makeStills(movie: Movie) -> StillsViewController
    func makePoster(movie: Movie) -> PosterViewController
    /// This one passes the coder on.
    func makeTrailer(coder: NSCoder, movie: Movie) -> DetailViewController?
}

final class DetailViewController: UIViewController {
    // @Needs(given: movie)
    init?(coder: NSCoder, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

final class ListViewController: UIViewController {
    // @Needs
    override init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not marked yet.
final class MapViewController: UIViewController {
    init?(coder: NSCoder, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

final class CastViewController: UIViewController {
    // @Needs(given: movie)
    init?(coder: NSCoder, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }

    static func create(movie: Movie, make: @escaping (NSCoder, Movie) -> CastViewController?) -> CastViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Cast") { make($0, movie) }
    }
}

/// Neither is marked.
final class StillsViewController: UIViewController {
    init?(coder: NSCoder, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }

    typealias Making = (NSCoder, Movie) -> StillsViewController?

    static func create(movie: Movie, make: @escaping Making) -> StillsViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Stills") { make($0, movie) }
    }
}

/// Its initializer is written first.
final class PosterViewController: UIViewController {
    // @Needs(given: movie)
    var movie: Movie!
    lazy var title2 = movie?.id
}

final class Coordinator {
    // @Needs
    init(screens: any Screens) {}
}
