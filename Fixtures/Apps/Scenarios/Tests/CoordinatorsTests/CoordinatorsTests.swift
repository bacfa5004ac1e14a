import UIKit
import XCTest

@testable import Coordinators

final class CoordinatorsTests: XCTestCase {
    @MainActor func testOpensAMovieFromTheList() async throws {
        let coordinator = CoordinatorsFactory().makeMoviesCoordinator(navigation: UINavigationController())
        coordinator.start()
        let list = try XCTUnwrap(coordinator.navigation.topViewController as? MoviesViewController)
        list.select(1)
        XCTAssertEqual(coordinator.navigation.topViewController?.title, "Brazil")
    }

    @MainActor func testTakesScreensOfItsOwn() async {
        let screens = RecordedScreens()
        let coordinator = MoviesCoordinator(navigation: UINavigationController(), screens: screens)
        coordinator.start()
        screens.onSelect?(Movie(title: "Clue"))
        XCTAssertEqual(screens.opened, [Movie(title: "Clue")])
    }
}

private final class RecordedScreens: MoviesScreens {
    private(set) var onSelect: ((Movie) -> Void)?
    private(set) var opened: [Movie] = []

    func makeList(onSelect: @escaping (Movie) -> Void) -> MoviesViewController {
        self.onSelect = onSelect
        return CoordinatorsFactory().makeMoviesViewController(onSelect: onSelect)
    }

    func makeDetails(of movie: Movie) -> MovieViewController {
        opened.append(movie)
        return MovieViewController(movie: movie)
    }
}
