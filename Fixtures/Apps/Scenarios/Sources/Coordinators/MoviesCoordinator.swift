import UIKit

@MainActor
final class MoviesCoordinator {
    let navigation: UINavigationController
    private let screens: any MoviesScreens

    // @Needs(given: navigation)
    init(navigation: UINavigationController, screens: any MoviesScreens) {
        self.navigation = navigation
        self.screens = screens
    }

    func start() {
        let list = screens.makeList { [weak self] movie in self?.open(movie) }
        navigation.pushViewController(list, animated: false)
    }

    private func open(_ movie: Movie) {
        navigation.pushViewController(screens.makeDetails(of: movie), animated: true)
    }
}
