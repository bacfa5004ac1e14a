struct Movie: Equatable {
    let title: String
}

protocol Library {
    func movies(matching query: String) -> [Movie]
}

// @Provides(once, as: Library)
final class FilmLibrary: Library {
    private let movies = [Movie(title: "Alien"), Movie(title: "Aliens"), Movie(title: "Brazil")]

    func movies(matching query: String) -> [Movie] {
        movies.filter { $0.title.hasPrefix(query) }
    }
}
