import UIKit

/// The second screen, which only the first one opens.
final class DetailViewController: UIViewController {
    let viewModel: DetailViewModel

    // @Needs
    init?(coder: NSCoder, viewModel: DetailViewModel) {
        self.viewModel = viewModel
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.article.title
    }
}

// @Provides
@MainActor
final class DetailViewModel {
    let article: Article
    private(set) var related: [Article] = []
    private let networkManager: any NetworkManagerProtocol

    // @Needs(given: article)
    init(article: Article, networkManager: some NetworkManagerProtocol) {
        self.article = article
        self.networkManager = networkManager
    }

    func loadRelated() async throws {
        related = try await networkManager.load("related/" + article.title)
    }
}
