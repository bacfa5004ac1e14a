import UIKit

// @Provides
final class MoviesViewController: UIViewController {
    private let library: any Library
    private let onSelect: (Movie) -> Void

    // @Needs(given: onSelect)
    init(library: any Library, onSelect: @escaping (Movie) -> Void) {
        self.library = library
        self.onSelect = onSelect
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    func select(_ row: Int) { onSelect(library.movies[row]) }
}
