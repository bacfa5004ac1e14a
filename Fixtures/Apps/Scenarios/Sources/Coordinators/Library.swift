struct Movie: Equatable {
    let title: String
}

protocol Library {
    var movies: [Movie] { get }
}

// @Provides(once, as: Library)
final class FilmLibrary: Library {
    let movies = [Movie(title: "Alien"), Movie(title: "Brazil")]
}
