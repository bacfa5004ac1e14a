import UIKit

/// A child controller: it knows its parent only by a closure.
final class SuggestionsViewController: UIViewController {
    private let select: (String) -> Void

    // @Provides
    // @Needs(given: select)
    static func create(
        select: @escaping (String) -> Void,
        make: @escaping (NSCoder, @escaping (String) -> Void) -> SuggestionsViewController?
    ) -> SuggestionsViewController {
        UIStoryboard.named("Suggestions").instantiate { make($0, select) }
    }

    // @Needs(given: select)
    init?(coder: NSCoder, select: @escaping (String) -> Void) {
        self.select = select
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    func tap(_ suggestion: String) { select(suggestion) }
}
