/// A storyboard shows it.
final class MoviesViewController: UIViewController {
    /// What the screen shows.
    // @Needs
    private(set) var viewModel: ViewModel!  // The first one.

    // @Needs
    var tracker: (any Tracker)! = nil
    private let label = "Movies"
    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.load()
        title = viewModel.title
        run { [weak self] in self?.viewModel.load() }
        tracker.track("\(viewModel.title)")
    }

    private func run(_ body: () -> Void) { body() }
}

extension MoviesViewController {
    var loads: Int { viewModel.loads }
}

/// Code makes it, and its subclass.
class BaseViewController: UIViewController {
    // @Needs
    var log: Log!
}

final class DetailViewController: BaseViewController {
    // @Needs
    var viewModel: ViewModel!

    func open() { log.write(viewModel.title) }
}

class GreetingScreen: UIViewController {
	/* @Needs */
	var log: Log!
	// @Needs
	var makeViewModel: (() -> ViewModel)!

	func greet() {
		log.write(makeViewModel().title)
	}
}

/// Its subclass inherits the new initializer.
final class LoudGreetingScreen: GreetingScreen {}

// @Provides
final class Player {
    let volume: Int = 3
    // @Needs
    weak var parent: Log?
    // @Needs
    unowned var log: Log!
    private let name = "Player"
}

/// Another class has a property of the same name, which is assigned.
struct Row {
    var viewModel: ViewModel?
}

func fill(_ row: inout Row, _ viewModel: ViewModel?) {
    row.viewModel = viewModel
}

final class Cell {
    /* @Needs */ var log: Log!
}

/// A closure follows the argument.
class PrintingViewController: UIViewController {
    // @Needs
    var log: Log!

    override func viewDidLoad() {
        with(log) { $0.write("loaded") }
        if title != nil { with(log) { $0.write("titled") } }
    }

    private func with(_ log: Log, _ body: (Log) -> Void) { body(log) }
}
