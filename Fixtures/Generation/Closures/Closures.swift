// @Provides(once)
final class Store {
    var items: [String] = []
}

// @Provides
final class Item {
    let id: Int
    let name: String
    let store: Store

    // @Needs(given: id, name)
    init(id: Int, name: String, store: Store) {
        self.id = id
        self.name = name
        self.store = store
    }
}

typealias MakeItem = (Int) -> Item

final class List {
    let make: (Int, String) -> Item
    let makeNamed: (_ name: String, _ id: Int) -> Item
    let deferred: () -> Store
    let nested: (Int) -> (String) -> Item

    // @Needs
    init(
        make: @escaping (Int, String) -> Item, makeNamed: @escaping (_ name: String, _ id: Int) -> Item,
        deferred: @escaping () -> Store, nested: @escaping (Int) -> (String) -> Item
    ) {
        self.make = make
        self.makeNamed = makeNamed
        self.deferred = deferred
        self.nested = nested
    }
}

/// What the closure does not take rises.
final class Editor {
    let make: MakeItem

    // @Needs
    init(make: @escaping MakeItem) {
        self.make = make
    }
}

/// A closure breaks a cycle.
// @Provides
final class Chicken {
    let makeEgg: () -> Egg

    init(makeEgg: @escaping () -> Egg) {
        self.makeEgg = makeEgg
    }
}

// @Provides
final class Egg {
    let chicken: Chicken

    init(chicken: Chicken) {
        self.chicken = chicken
    }
}

final class Farm {
    let egg: Egg

    // @Needs
    init(egg: Egg) {
        self.egg = egg
    }
}

/// A value of exactly that type wins over the rule.
struct Settings {
    // @Provides
    static var makeTitle: (Int) -> String { { "title \($0)" } }
}

final class Title {
    let make: (Int) -> String

    // @Needs
    init(make: @escaping (Int) -> String) {
        self.make = make
    }
}
