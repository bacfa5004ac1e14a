import UIKit

/// Built its own view model in `init?(coder:)`, and with it the network manager.
final class ListViewController: UIViewController {
    let viewModel: ListViewModel
    private let makeDetail: (_ coder: NSCoder, _ article: Article) -> DetailViewController?

    // @Needs
    init?(
        coder: NSCoder, viewModel: ListViewModel,
        makeDetail: @escaping (_ coder: NSCoder, _ article: Article) -> DetailViewController?
    ) {
        self.viewModel = viewModel
        self.makeDetail = makeDetail
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailViewController? {
        (sender as? Article).flatMap { makeDetail(coder, $0) }
    }
}
