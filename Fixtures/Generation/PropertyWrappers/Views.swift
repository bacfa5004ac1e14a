nonisolated(unsafe) var made = 0

// @Provides
final class Model {
    let store: Store

    init(store: Store) {
        self.store = store
        made += 1
    }
}

// @Provides(once)
final class Store {}

// @Provides(graph)
final class Theme {}

// @Needs(given: title)
struct ShelfView {
    @Deferred var model: Model
    @Counted var counted: Model
    @Kept @Deferred var late: Model
    @Counted @Kept var early: Model
    @Deferred var theme: Theme
    let other: Theme
    @Deferred var title: String
    @Kept private var isOpen = false
}

// Made for one autoclosure alone, which makes it when it runs.
// @Provides(graph)
final class Page {
    let theme: Theme

    init(theme: Theme) {
        self.theme = theme
        made += 1
    }
}

// @Needs
struct PageView {
    @Deferred var page: Page
    let theme: Theme
}

/// What the initializer takes need not be a property's.
final class Menu {
    let model: () -> Model
    let makeModel: () -> () -> Model

    // @Needs(given: store)
    init(
        model: @autoclosure @escaping () -> Model, makeModel: @autoclosure @escaping () -> () -> Model, store: Store
    ) {
        self.model = model
        self.makeModel = makeModel
    }
}

/// Private state that has its values leaves `init()`, which Swift adds beside the private memberwise initializer.
// @Provides(once)
struct RecentCache {
    private var order: [String] = []
    var capacity = 3
    private var last: String?
}

/// A marked property is set.
// @Provides
final class Draft {
    private var lines: [String] = []
    // @Needs
    var store: Store = Store()
}

// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Provides(once, in: Session)
struct Profile {
    @Deferred var model: Model
    @Deferred var name: String
    @Counted var makeUser: () -> String
    let user: String
}

/// Without a value made from nil.
// @Needs(given: title, subtitle)
struct LinkView {
    @Linked var title: String?
    @Titled var subtitle: String?
    @Kept var note: Int?
    let store: Store
}

// @Needs(given: isFocused, isActive)
struct SearchField {
    @FocusState<Bool>.Binding var isFocused: Bool
    @FocusState.Binding var isActive: Bool
    let store: Store
}
