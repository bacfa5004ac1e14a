// Nothing can set these, whether their types can be made or not.
// @Provides
final class Sealed {
    let log: Log

    // @Needs
    var title: String { "" }
}

// @Provides
actor Recorder {
    // @Needs
    var log: Log = Log()

    init() {}
}

// @Provides
struct Panel {
    // @Needs
    var size = [1, 2].count

    // @Needs
    let width: Double = 3

    // @Needs
    weak var log: Log?

    // @Needs
    let other: Log
}

class Visitor {
    // @Provides(onse)
    func visit() -> [Log] { [] }
}

enum Defaults {
    // @Provides
    // @Needs
    static let title: Character = "T"
}

// @Needs
func show(panel: Panel, recorder: Recorder, visitor: Visitor, visits: [Log], title: Character) {}

protocol Startable {}

extension Startable {
    // @Needs
    func start(log: Log) {}
}

// @Needs
let first: Log = Log()

// @Needs
var second: Log = Log()

final class Sharing {
    // @Needs
    static let log: Log = Log()
}
