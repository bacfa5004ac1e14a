// What keeps a session's factory, and what does not.

@propertyWrapper struct StateObject<Value> {
    private let make: () -> Value
    init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
    var wrappedValue: Value { make() }
}

// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Provides(once, in: Session)
final class Store {
    init(user: String) {}
}

// @Provides
final class Item {
    init(store: Store) {}
}

// @Provides(graph)
final class Model {
    init(store: Store) {}
}

final class ItemView {
    @StateObject var item: Item
    // @Needs
    init(item: @autoclosure @escaping () -> Item) { _item = StateObject(wrappedValue: item()) }
}

final class ModelView {
    @StateObject var model: Model
    // @Needs
    init(model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
}

/// Its closure cannot outlive the call.
final class Reader {
    let item: Item
    // @Needs(in: Session)
    init(make: () -> Item) { item = make() }
}

protocol Tab {}

// @Provides(into: [any Tab])
struct StoreTab: Tab {
    let store: Store
}

final class TabBar {
    let tabs: [() -> any Tab]
    // @Needs(in: Session)
    init(tabs: [() -> any Tab]) { self.tabs = tabs }
}

// @Provides
protocol Screens {
    func makeItem() -> Item
}

// @Provides
protocol EndingScreens {
    func makeItem() -> Item?
}

final class Coordinator {
    let screens: any Screens
    // @Needs(in: Session)
    init(screens: any Screens) { self.screens = screens }
}

/// The session's factory keeps it. What its closure returns keeps the factory.
// @Provides(once, in: Session)
final class Router {
    var screens: (any Screens)?
    let makeScreens: () -> (any Screens)?
    init(makeScreens: @escaping () -> (any Screens)?) { self.makeScreens = makeScreens }
}

// @Provides(once, in: Session)
final class Root {
    let screens: any EndingScreens
    init(screens: any EndingScreens) { self.screens = screens }
}

// @Needs(in: Session)
func start(make: @escaping () -> Item) -> () -> Item { make }

enum Loader {
    // @Provides(in: Session)
    static func steps(make: @escaping () -> Item) -> [() -> Item] { [make] }
}

final class Loading {
    let steps: [() -> Item]
    // @Needs
    init(steps: [() -> Item]) { self.steps = steps }
}

/// Its closure returns a copy of the session's property, and keeps no factory.
final class Greeting {
    let name: () -> String
    // @Needs(in: Session)
    init(name: @escaping () -> String) { self.name = name }
}
