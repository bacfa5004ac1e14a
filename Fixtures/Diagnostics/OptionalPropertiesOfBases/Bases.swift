import UIKit

// @Provides(each)
final class Model { let title = "" }

/// A scene shows a subclass, which needs a marker.
class BaseController: UIViewController {
    // @Needs(given: model)
    var model: Model!
}

class MiddleController: BaseController {}

final class ShownController: MiddleController {}

/// A generic class has no marker: its subclasses have.
class GenericController<Value>: UIViewController {
    // @Needs
    var model: Model!
    // @Needs(given: value)
    var value: Value!
}

final class NumberController: GenericController<Int> {}

/// It gets an initializer of its own. The marker above it keeps what is given.
final class TextController: GenericController<Model> {
    // @Needs
    var text: Model!
}

/// No scene shows a subclass.
class UnshownController<Value>: UIViewController {
    // @Needs
    var value: Value!
}

final class CodeController: UnshownController<Model> {}

class ResistingController: UIViewController {
    // @Needs
    var model: Model!
}

final class ResistingChild: ResistingController {
    let size: Int

    required init?(coder: NSCoder) {
        size = 3
        super.init(coder: coder)
    }
}

/// A subclass overrides one of the two.
class OverriddenController: UIViewController {
    // @Needs
    var model: Model!
    // @Needs
    var other: Model!
}

final class OverridingController: OverriddenController {
    override var other: Model! { didSet { print(other.title) } }
}

/// The coder's parameter has the name of the property.
final class CodingController: UIViewController {
    @IBOutlet private var label: UILabel!
    // @Needs
    var coder: Model!
}
