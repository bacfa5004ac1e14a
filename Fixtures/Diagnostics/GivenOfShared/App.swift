struct Token: ~Copyable {}

class Draft {}

// @Provides(graph)
final class Store {
    // @Needs(given: token)
    init(token: consuming Token) {}
}

// @Provides(graph)
final class Editor {
    // @Needs(given: draft)
    init(draft: sending Draft) {}
}

// @Provides(graph)
final class Model {
    // @Needs(given: title)
    init(title: consuming String) {}
}

/// What is borrowed can be passed on twice.
// @Provides(graph)
final class Reader {
    // @Needs(given: key)
    init(key: borrowing Token) {}
}

// @Provides
struct Header {
    let store: Store
    let editor: Editor
    let model: Model
    let reader: Reader
}

/// Each is passed on twice.
// @Needs
struct Screen {
    let header: Header
    let store: Store
    let editor: Editor
    let model: Model
    let reader: Reader
}

/// Each is passed on once.
// @Needs
struct Page {
    let header: Header
}
