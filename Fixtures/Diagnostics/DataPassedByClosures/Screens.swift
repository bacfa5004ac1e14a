import UIKit

/// The value becomes a given parameter while the closure is rewritten, which keeps it.
struct Movie { let title: String }

final class ListScreen: UIViewController {
    // @Needs
    init(
        makeDetail: @escaping (_ movie: Movie) -> DetailScreen, makeTrailer: @escaping (Movie, Int) -> TrailerScreen
    ) { super.init(nibName: nil, bundle: nil) }
}

final class DetailScreen: UIViewController {
    // @Needs
    init?(coder: NSCoder, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

// @Provides
final class Trailer { init(movie: Movie) {} }

final class TrailerScreen: UIViewController {
    // @Needs(given: seconds)
    init?(coder: NSCoder, trailer: Trailer, seconds: Int) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

/// A property that is used as an optional cannot become one.
struct Product {
    var name = ""
    init() {}
    init?(map: [String: Any]) {}
}

final class ProductScreen: UIViewController {
    // @Needs
    init(makeFooter: @escaping (_ product: Product) -> Footer) { super.init(nibName: nil, bundle: nil) }
}

final class Footer: UIViewController {
    // @Needs
    var product: Product!
    func show() { if let product = self.product { print(product) } }
}

/// Each value is another one, and one may have a default.
final class CompareScreen: UIViewController {
    // @Needs
    init(
        compare: @escaping (Movie, Movie) -> Comparison, reverse: @escaping (_ second: Movie, _ first: Movie) -> Reverse
    ) { super.init(nibName: nil, bundle: nil) }
}

final class Comparison: UIViewController {
    // @Needs
    init?(coder: NSCoder, first: Movie, second: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

final class Reverse: UIViewController {
    // @Needs
    init?(coder: NSCoder, first: Movie, second: Movie = Movie(title: "")) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}
