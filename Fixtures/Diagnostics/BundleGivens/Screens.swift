// A requirement that leaves out a given parameter can take it.

// @Provides
final class Details {
    // @Needs(given: movie, id)
    init(movie: String, id: Int) {}
}

// @Provides
final class Poster {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
protocol DetailScreens {
    func makeDetails(movie: String) -> Details
    func makeOther(movie: String) -> Details
}

// @Provides
protocol PosterScreens {
    func makeDetails(movie: String) -> Details
    func makePoster() -> Poster
}

// @Provides
protocol Screens {
    func makeDetails(movie: String) -> Details
}

// @Provides(once)
final class Coordinator {
    init(screens: any Screens) {}
}

// @Needs
struct Root {
    let details: any DetailScreens
    let coordinator: Coordinator
}

// @Needs
struct Gallery { let posters: any PosterScreens }
