/// All that the coordinator opens. Furnish implements it, and a test implements its own.
// @Provides
@MainActor protocol MoviesScreens {
    func makeList(onSelect: @escaping (Movie) -> Void) -> MoviesViewController
    func makeDetails(of movie: Movie) -> MovieViewController
}
