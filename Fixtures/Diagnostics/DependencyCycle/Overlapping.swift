/// Four types that reach each other in three loops: one error, by the shortest loop through the first need.
// @Provides
final class Editor {
    init(toolbar: Toolbar) {}
}

// @Provides
final class Toolbar {
    init(history: UndoHistory, inspector: Inspector) {}
}

// @Provides(once)
final class UndoHistory {
    init(editor: Editor) {}
}

// @Provides
final class Inspector {
    init(toolbar: Toolbar, editor: Editor) {}
}

enum Places {
    // @Provides
    struct Owner {
        init(made: Made) {}
        // @Provides
        func makes() -> Made { Made() }
    }
    struct Made {}
}
