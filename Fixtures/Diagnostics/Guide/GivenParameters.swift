struct Movie {}

// @Provides
final class MovieModel {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
final class ActorModel {
    // @Needs(given: id)
    init(id: Int) {}
}

final class CastScreen {
    // @Needs
    init(movie: MovieModel, actor: ActorModel) {}
}

// @Provides(once)
final class Library {
    init(newest: MovieModel) {}
}

final class LibraryScreen {
    // @Needs(given: titel)
    init(title: String, library: Library) {}
}
