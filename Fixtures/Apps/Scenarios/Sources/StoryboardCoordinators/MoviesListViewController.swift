import UIKit

/// The list, with the suggestions below its search bar as a child controller.
final class MoviesListViewController: UIViewController {
    let viewModel: MoviesListViewModel
    private let makeSuggestions: (_ select: @escaping (String) -> Void) -> SuggestionsViewController

    // @Provides
    // @Needs(given: actions)
    static func create(
        actions: MoviesListActions, make: @escaping (NSCoder, MoviesListActions) -> MoviesListViewController?
    ) -> MoviesListViewController {
        UIStoryboard.named("MoviesList").instantiate { make($0, actions) }
    }

    // @Needs
    init?(
        coder: NSCoder, viewModel: MoviesListViewModel,
        makeSuggestions: @escaping (_ select: @escaping (String) -> Void) -> SuggestionsViewController
    ) {
        self.viewModel = viewModel
        self.makeSuggestions = makeSuggestions
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let suggestions = makeSuggestions { [weak self] query in self?.viewModel.search(query) }
        addChild(suggestions)
        view.addSubview(suggestions.view)
        suggestions.didMove(toParent: self)
    }
}
