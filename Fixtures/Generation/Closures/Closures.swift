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

// @Provides
final class Tagged {
    let text: String

    // @Needs(given: id, name, weight, visit)
    init(id: Int, name: String, weight: Double = 3, visit: (Int) -> Void) {
        visit(id)
        text = "\(id) \(name) \(weight)"
    }
}

/// A default is for what no closure around takes; a function that is not kept stays so.
final class Tags {
    let nested: (Int) -> (_ weight: Double) -> (String, (Int) -> Void) -> Tagged

    // @Needs
    init(
        nested: @escaping (Int) -> (_ weight: Double) -> (String, (Int) -> Void) -> Tagged,
        short: (Int, String, (Int) -> Void) -> Tagged
    ) {
        self.nested = nested
        precondition(short(1, "a", { _ in }).text == "1 a 3.0")
    }
}

final class Hashing {
    let key: any Hashable

    // @Needs
    init(key: any Hashable) { self.key = key }
}

// @Provides(as: Hashable)
struct Key: Hashable {}

// @Provides
final class Button {
    let tap: () -> Void

    // @Needs(given: tap)
    init(tap: @escaping () -> Void) {
        self.tap = tap
    }
}

/// A closure that takes a closure must say that it is kept.
final class Toolbar {
    let button: Button
    let store: Store?

    // @Needs
    init(makeButton: (@escaping () -> Void) -> Button, makeStore: (() -> Store)? = nil) {
        button = makeButton {}
        store = makeStore?()
    }
}
