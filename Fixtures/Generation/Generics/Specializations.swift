struct User: Equatable {
    var name = "Ada"
}

struct Item: Equatable {
    var price = 7
}

// @Provides
func makeUser() -> User { User() }

// @Provides
func makeItem() -> Item { Item() }

/// Each marked typealias is made as the generic type says.
final class Store<T> {
    let make: () -> T

    init(make: @escaping () -> T) {
        self.make = make
    }
}

// @Provides(once)
typealias UserStore = Store<User>

// @Provides(once)
typealias ItemStore = Store<Item>

struct Pair<A, B> {
    let a: A
    let b: B
}

// @Provides
typealias UserAndStore = Pair<User, ItemStore>

// A function provides another specialization.
// @Provides
func makeSwapped() -> Pair<Item, User> { Pair(a: Item(price: 1), b: User(name: "Swapped")) }

enum Screens {}

extension Screens {
    struct Row<T> {
        let store: Store<T>
    }
}

// @Provides
typealias UserRow = Screens.Row<User>

extension Store {
    /// The same parameter is given for each typealias.
    // @Needs(given: title)
    final class Editor {
        let store: Store
        let title: String

        init(store: Store, title: String) {
            self.store = store
            self.title = title
        }
    }
}

// @Provides
typealias UserEditor = Store<User>.Editor

// @Provides
typealias ItemEditor = Store<Item>.Editor

struct Count<T> {
    let store: Store<T>
}

extension Store where T == Item {
    // @Provides
    static func makePrices() -> [Store<T>] { [] }

    // @Provides
    var count: Count<T> { Count(store: self) }
}

struct Box<T> {
    let value: T
}

// @Provides
typealias ItemBox = Box<Item>

class Base<T> {
    let value: T

    init(value: T) {
        self.value = value
    }
}

// @Provides
final class Derived: Base<User> {}

final class Lists<T>: Base<[T]> {}

// @Provides
typealias UserLists = Lists<User>

// @Provides
let users: [User] = [User(), User(name: "Grace")]
