import UIKit

/// Makes the screens. The coordinator knows neither storyboards nor what the screens need.
@MainActor protocol MoviesCoordinatorDependencies {
    func makeMoviesListViewController(actions: MoviesListActions) -> MoviesListViewController
    func makeMovieDetailsViewController(movie: Movie) -> MovieDetailsViewController
}

/// The factory has these methods already.
extension StoryboardCoordinatorsFactory: MoviesCoordinatorDependencies {}

@MainActor
final class MoviesCoordinator {
    let navigation: UINavigationController
    private let dependencies: any MoviesCoordinatorDependencies

    init(navigation: UINavigationController, dependencies: any MoviesCoordinatorDependencies) {
        self.navigation = navigation
        self.dependencies = dependencies
    }

    func start() {
        let actions = MoviesListActions { [weak self] movie in self?.showDetails(of: movie) }
        navigation.pushViewController(dependencies.makeMoviesListViewController(actions: actions), animated: false)
    }

    private func showDetails(of movie: Movie) {
        navigation.pushViewController(dependencies.makeMovieDetailsViewController(movie: movie), animated: true)
    }
}
