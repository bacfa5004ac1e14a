import UIKit

// @Provides
@MainActor
final class ListModel {
    private(set) var books: [Book] = []
    var selected = BookID(rawValue: 0)
    private let api: any LibraryAPI
    private let cart: Cart
    private let store: () async throws -> any BookStore

    init(api: any LibraryAPI, cart: Cart, store: @escaping () async throws -> any BookStore) {
        self.api = api
        self.cart = cart
        self.store = store
    }

    var cartSummary: String { cart.summary }

    func load() async throws {
        let store = try await store()
        do {
            books = try await api.books()
            try await store.keep(books)
        } catch is URLError {
            books = await store.books()
        }
    }
}

final class ListController: UIViewController {
    private let model: ListModel
    private let makeDetail: (NSCoder, BookID) -> DetailController?
    private let makeSettings: (NSCoder) -> SettingsController?
    private let rows = UIStackView(frame: .zero)

    // @Needs
    init?(
        coder: NSCoder, model: ListModel, makeDetail: @escaping (NSCoder, BookID) -> DetailController?,
        makeSettings: @escaping (NSCoder) -> SettingsController?
    ) {
        self.model = model
        self.makeDetail = makeDetail
        self.makeSettings = makeSettings
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.addSubview(rows)
        let settings = UIButton(type: .system)
        settings.setTitle("Settings", for: .normal)
        settings.addAction(
            UIAction { [weak self] _ in self?.performSegue(withIdentifier: "settings", sender: nil) },
            for: .touchUpInside)
        rows.addArrangedSubview(settings)
        Task { await reload() }
    }

    private func reload() async {
        do {
            try await model.load()
            for book in model.books { addRow(for: book) }
        } catch {
            title = "No books"
        }
    }

    private func addRow(for book: Book) {
        let row = UIButton(type: .system)
        row.setTitle(book.title, for: .normal)
        row.addAction(
            UIAction { [weak self] _ in
                self?.model.selected = book.id
                self?.performSegue(withIdentifier: "detail", sender: nil)
            },
            for: .touchUpInside)
        rows.addArrangedSubview(row)
    }

    @IBSegueAction func showDetail(_ coder: NSCoder) -> DetailController? { makeDetail(coder, model.selected) }

    @IBSegueAction func showSettings(_ coder: NSCoder) -> SettingsController? { makeSettings(coder) }
}

// @Provides
// @Needs(given: id)
@MainActor
final class DetailModel {
    private(set) var book: Book?
    private let id: BookID
    private let api: any LibraryAPI
    private let cart: Cart
    private let formatter: DateFormatter

    init(id: BookID, api: any LibraryAPI, cart: Cart, formatter: DateFormatter) {
        self.id = id
        self.api = api
        self.cart = cart
        self.formatter = formatter
    }

    var due: String { "Due \(formatter.string(from: cart.dueDate))" }

    func load() async throws { book = try await api.book(id) }

    func borrow() { cart.add(id) }
}

final class DetailController: UIViewController {
    private let model: DetailModel
    private let due = UILabel(frame: .zero)

    // @Needs
    init?(coder: NSCoder, model: DetailModel) {
        self.model = model
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        due.text = model.due
        view.addSubview(due)
        let borrow = UIButton(type: .system)
        borrow.setTitle("Borrow", for: .normal)
        borrow.addAction(UIAction { [weak self] _ in self?.model.borrow() }, for: .touchUpInside)
        view.addSubview(borrow)
        Task {
            try? await model.load()
            title = model.book?.title
        }
    }
}

final class SettingsController: UIViewController {
    private let model: SettingsModel

    // @Needs
    init?(coder: NSCoder, model: SettingsModel) {
        self.model = model
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        for section in model.sections {
            let label = UILabel(frame: .zero)
            label.text = ([section.title] + section.rows).joined(separator: "\n")
            view.addSubview(label)
        }
        let logOut = UIButton(type: .system)
        logOut.setTitle("Log out", for: .normal)
        logOut.addAction(UIAction { [weak self] _ in self?.model.logOut() }, for: .touchUpInside)
        view.addSubview(logOut)
    }
}
