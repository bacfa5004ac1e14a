// What only the caller or the user can know is made given, or has a property that provides it.

struct Movie {}

protocol Tracker {}

final class Screen {
    // @Needs
    init(
        title: String, url: URL, onTap: @escaping () -> Void, tracker: Tracker, trackers: [Tracker], numbers: [Int],
        pair: (Int, Character), makeTracker: () -> Tracker, movie: Movie?, choice: Choice, name: Float?
    ) {}
}

enum Choice {
    case first
}

// @Needs(given: id)
final class Detail {
    init(id: Int, width: Int8) {}
}

// @Provides
struct Row {
    let height: Int16
}

// @Needs
func list(row: Row) {}

final class Base {}

class Superscreen {
    init(count: Int32) {}
}

// @Needs
final class Subscreen: Superscreen {}

// @Provides
final class Filled {
    // @Needs
    var value: Int64!

    // @Needs(given: first)
    func fill(first: Int, second: UInt8) {}
}

struct Store<Item> {
    let key: UInt16
    let make: (Item) -> Void
}

// @Provides
typealias NumberStore = Store<Int>

/// Only a caller has a value of the user interface, whatever returns one of this type.
struct ChartView {
    static var lineWidth: CGFloat { 2 }
    // @Needs
    init(width: CGFloat, mode: Binding<Mode>, space: Namespace.ID) {}
}

enum Mode { case light }
