// @Provides
struct Service {}

// @Provides
// @Needs(given: name)
final class Derived: Base {}

final class Row {
    // @Needs
    init(make: (_ name: String) -> Derived) {}
}

// @Provides
struct Cell { let title: String }

final class Table {
    // @Needs
    init(make: (_ step: Int) -> Cell) {}
}
