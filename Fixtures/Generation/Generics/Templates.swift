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

// @Provides(once)
final class Store<T> {
    let make: () -> T

    init(make: @escaping () -> T) {
        self.make = make
    }
}

// @Provides
struct Pair<A, B> {
    let a: A
    let b: B
}

// A provider of the very specialization wins over the template.
// @Provides
func makeSwapped() -> Pair<Item, User> { Pair(a: Item(price: 1), b: User(name: "Swapped")) }

// Of two templates, the one that says more.
// @Provides
func makeStores<T>(first: Store<T>) -> Pair<Store<T>, Store<T>> { Pair(a: first, b: first) }

// @Provides
func makeFeed<T>(store: Store<T>) -> any Feed<T> { SingleFeed(items: [store.make()]) }

protocol Feed<Element> {
    associatedtype Element
    func all() -> [Element]
}

struct SingleFeed<T>: Feed {
    let items: [T]

    func all() -> [T] { items }
}

enum Screens {}

extension Screens {
    // @Provides
    struct Row<T> {
        let store: Store<T>
    }
}

extension Store {
    // @Provides
    final class Editor {
        let store: Store
        let title: String

        // @Needs(given: title)
        init(store: Store, title: String) {
            self.store = store
            self.title = title
        }
    }

    // @Provides
    var count: Count<T> { Count(store: self) }
}

struct Count<T> {
    let store: Store<T>
}

extension Store where T == Item {
    // @Provides
    static func makePrices() -> [Store<T>] { [] }
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

// @Provides
final class Lists<T>: Base<[T]> {}

// @Provides
let users: [User] = [User(), User(name: "Grace")]
