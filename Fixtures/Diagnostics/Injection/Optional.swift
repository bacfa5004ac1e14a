// The initializer to write instead is one that compiles; what makes an optional is none.

protocol Printing {}

// @Provides(as: Printing)
final class Printer: Printing {}

// @Provides
final class Scanner {
    init?() {}
}

typealias MakePrinter = () -> Printer

final class Desk {
    // @Needs
    var makePrinter: (() -> Printer)?

    // @Needs
    var makeAnother: MakePrinter?

    // @Needs
    var printing: (any Printing)!

    // @Needs
    var makeScanner: () -> Scanner? = { nil }

    // @Needs
    init() {}
}

struct Shelf {
    // @Needs
    var printer: Printer?

    // @Needs
    init() {}
}

// @Provides
struct Archive {
    var makeLost: () -> Lost?
}

protocol Delegate: AnyObject {}

// @Provides(weak, as: Delegate)
final class Coordinator: Delegate {}

// A weak property has to be optional.
final class Weak {
    // @Needs
    init() {}

    // @Needs
    weak var delegate: Delegate?

    // @Needs
    weak var implicit: Delegate!
}
