import UIKit
// @Provides
final class Model {}
final class Detail: UIViewController {
    init?(coder: NSCoder, model: Model) { super.init(coder: coder) }
    required init?(coder: NSCoder) { nil }
}
final class Screen: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping (NSCoder) -> Detail?) { nil }
}
final class Screen2: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping () -> Detail) { nil }
}

// What the closure leaves out, and only a caller can know, is given too.
struct Movie { let id: String }
final class MovieDetail: UIViewController {
    init?(coder: NSCoder, model: Model, movie: Movie, onClose: @escaping (Movie) -> Void, limit: Int = 3) {
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
}
final class Screen3: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping () -> MovieDetail) { nil }
}
final class Trailer: UIViewController {
    init?(coder: NSCoder, movie: Movie?, model: Model) { super.init(coder: coder) }
    required init?(coder: NSCoder) { nil }
}
final class Screen4: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping (Movie) -> Trailer) { nil }
}

// One of two initializers.
final class Cast: UIViewController {
    init?(coder: NSCoder, model: Model) { super.init(coder: coder) }
    init?(coder: NSCoder, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { nil }
}
final class Screen5: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping () -> Cast?) { nil }
}

// For a marked protocol.
final class Poster: UIViewController {
    init?(coder: NSCoder, movie: Movie?, model: Model) { super.init(coder: coder) }
    required init?(coder: NSCoder) { nil }
}
// @Provides
protocol Screens {
    func makePoster(coder: NSCoder, movie: Movie) -> Poster?
}
// @Needs
final class Coordinator { init(screens: any Screens) {} }

// A marked one.
final class Reviews: UIViewController {
    // @Needs(given: movie)
    init?(coder: NSCoder, model: Model, movie: Movie) { super.init(coder: coder) }
    required init?(coder: NSCoder) { nil }
}
final class Screen6: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping () -> Reviews?, other: @escaping @MainActor (Movie) -> Reviews?) { nil }
}
