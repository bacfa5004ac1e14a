protocol Repository {}

struct Store<Element>: Repository {}

enum Unit: String {
    case meter

    init() { self = .meter }
}

/// A raw value's type is nothing that an enum is, and nothing says of what the store is to be.
final class Measure {
    // @Needs
    init(unit: String, repository: Repository) {}
}
