/// The screens that a coordinator opens. Furnish implements it.
// @Provides
protocol MovieScreens {
    func makeList() -> MovieListScreen
    func makeScreen(of movie: Movie) -> MovieScreen
    var player: Player { get }
}

final class MovieCoordinator {
    let screens: any MovieScreens

    // @Needs
    init(screens: any MovieScreens) {
        self.screens = screens
    }
}
