import UIKit

@MainActor
protocol NetworkManagerProtocol {
    associatedtype Session

    func load(_ path: String) -> [Article]
}

struct Article: Equatable {
    let title: String
}

struct BundledSession {
    let articles = [Article(title: "Tea"), Article(title: "Toast")]
}

struct NetworkManager: NetworkManagerProtocol {
    typealias Session = BundledSession

    let session: Session

    func load(_ path: String) -> [Article] { session.articles }
}

/// Hides the session, which no stored property of a controller can be generic over.
struct AnyNetworkManager<Session>: NetworkManagerProtocol {
    private let loadArticles: (String) -> [Article]

    init<Manager: NetworkManagerProtocol>(_ manager: Manager) where Manager.Session == Session {
        loadArticles = { manager.load($0) }
    }

    func load(_ path: String) -> [Article] { loadArticles(path) }
}

@MainActor
final class ListViewModel {
    let articles: [Article]

    init<Manager: NetworkManagerProtocol>(networkManager: Manager) where Manager.Session == BundledSession {
        articles = networkManager.load("latest")
    }
}

final class ListViewController: UIViewController {
    let viewModel: ListViewModel

    required init?(coder: NSCoder) {
        let manager = NetworkManager(session: BundledSession())
        viewModel = ListViewModel(networkManager: AnyNetworkManager(manager))
        super.init(coder: coder)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? DetailViewController, let article = sender as? Article else { return }
        detail.article = article
    }
}

final class DetailViewController: UIViewController {
    var article: Article!
}
