import UIKit
import XCTest

@testable import StoryboardCoordinators

final class StoryboardCoordinatorsTests: XCTestCase {
    @MainActor func testOpensTheMovieThatIsSelected() async throws {
        let coordinator = MoviesCoordinator(
            navigation: UINavigationController(), dependencies: StoryboardCoordinatorsFactory())
        coordinator.start()
        let list = try XCTUnwrap(coordinator.navigation.topViewController as? MoviesListViewController)
        list.loadViewIfNeeded()
        let suggestions = try XCTUnwrap(list.children.first as? SuggestionsViewController)
        suggestions.tap("Al")
        XCTAssertEqual(list.viewModel.movies.map(\.title), ["Alien", "Aliens"])
        list.viewModel.select(1)
        let details = try XCTUnwrap(coordinator.navigation.topViewController as? MovieDetailsViewController)
        details.loadViewIfNeeded()
        XCTAssertEqual(details.title, "Aliens")
    }

    @MainActor func testAnswersWithTheMovieOfTheLastTap() async throws {
        let dependencies = RecordedDependencies()
        let coordinator = MoviesCoordinator(navigation: UINavigationController(), dependencies: dependencies)
        coordinator.start()
        dependencies.actions?.showDetails(Movie(title: "Clue"))
        dependencies.actions?.showDetails(Movie(title: "Dune"))
        XCTAssertEqual(dependencies.opened, [Movie(title: "Clue"), Movie(title: "Dune")])
    }
}

private final class RecordedDependencies: MoviesCoordinatorDependencies {
    private(set) var actions: MoviesListActions?
    private(set) var opened: [Movie] = []
    private let factory = StoryboardCoordinatorsFactory()

    func makeMoviesListViewController(actions: MoviesListActions) -> MoviesListViewController {
        self.actions = actions
        return factory.makeMoviesListViewController(actions: actions)
    }

    func makeMovieDetailsViewController(movie: Movie) -> MovieDetailsViewController {
        opened.append(movie)
        return factory.makeMovieDetailsViewController(movie: movie)
    }
}
