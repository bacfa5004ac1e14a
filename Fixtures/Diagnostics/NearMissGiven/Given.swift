// @Provides
final class Movie {
    // @Needs(given: id, title, rating)
    init(id: Int, title: String, rating: Double = 5) {}
}

// @Provides
final class Pair {
    // @Needs(given: left, right)
    init(left: Int, right: Int) {}
}

// @Provides(once)
final class Library {
    init(movie: Movie, pair: Pair) {}
}

final class Screen {
    // @Needs
    init(library: Library) {}
}

// The name in the marker is composed, and that of the parameter is not.
// @Needs(given: café)
func order(café: Int) {}

// @Needs(given: café)
func reorder(café: Int, other: Int) {}
