import UIKit

// @Provides
final class ViewModel {}

class ExistingInitializer: UIViewController {
    // @Needs
    var viewModel: ViewModel!

    // @Needs(given: size)
    init(size: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

final class WorkingCoder: UIViewController {
    // @Needs
    var viewModel: ViewModel!

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Assigned: UIViewController {
    // @Needs
    var viewModel: ViewModel!
    // @Needs
    var other: ViewModel!

    static func create(_ viewModel: ViewModel) -> Assigned {
        let screen = Assigned()
        screen.viewModel = viewModel
        return screen
    }
}

final class AssignedInside {
    // @Needs
    var viewModel: ViewModel?

    func reset() { viewModel = nil }
}

final class AssignedElsewhere {
    // @Needs
    var model: ViewModel?
}

final class PassedAsInout {
    // @Needs
    var viewModel: ViewModel?

    func update() { change(&viewModel) }
}

final class Observed {
    // @Needs
    var viewModel: ViewModel! {
        didSet {}
    }
}

final class Attributed {
    // @Needs
    @objc var viewModel: ViewModel!
}

final class Unwrapped {
    // @Needs
    var viewModel: ViewModel?

    func show() {
        guard let viewModel else { return }
        print(viewModel)
    }
}

final class Compared {
    // @Needs
    var viewModel: ViewModel?

    var isReady: Bool { viewModel != nil }
}

final class Replaced {
    // @Needs
    var viewModel: ViewModel?

    var used: ViewModel { self.viewModel ?? ViewModel() }
}

final class CopiedToLocal {
    // @Needs
    var viewModel: ViewModel?

    func show() {
        let shown = viewModel?.description
        print(shown)
    }
}

final class Defaulted {
    // @Needs
    var viewModel: ViewModel? = ViewModel()
}

class ParentOfInitializer {
    // @Needs
    var viewModel: ViewModel!
}

final class ChildWithInitializer: ParentOfInitializer {
    init(size: Int) { super.init() }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    // @Needs
    var viewModel: ViewModel!
}

final class MovieCell: UITableViewCell {
    // @Needs
    var viewModel: ViewModel!
}

class TwoInitializers {
    init(size: Int) {}
    init(length: Int) {}
}

final class ChildOfTwo: TwoInitializers {
    // @Needs
    var viewModel: ViewModel!
}

class TakesViewModel {
    init(viewModel: ViewModel) {}
}

final class SameParameter: TakesViewModel {
    // @Needs
    var viewModel: ViewModel!
}

class Requires {
    required init(size: Int) {}
}

final class ChildOfRequires: Requires {
    // @Needs
    var viewModel: ViewModel!
}

final class Conditional {
    #if DEBUG
    // @Needs
    var viewModel: ViewModel!
    #endif
}

open class Open {
    // @Needs
    var viewModel: ViewModel!
}

final class MadeElsewhere {
    // @Needs
    var viewModel: ViewModel!
}

protocol HasViewModel: AnyObject {
    var viewModel: ViewModel? { get set }
}

final class Conforming {
    // @Needs
    var viewModel: ViewModel?
}

extension Conforming: HasViewModel {}

/// Its value may become an optional again. So this one is written.
final class Stated: UIViewController {
    // @Needs
    var viewModel: ViewModel!

    func show() {
        if title != nil,
            let shown = Optional(viewModel) {
            print(shown)
        }
    }
}

final class Chained {
    // @Needs
    var viewModel: ViewModel?

    func show() {
        print(viewModel?.description, [viewModel!])
        change { [weak self] in self?.viewModel?.load() }
    }
}
