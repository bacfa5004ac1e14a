// Values that are not `Sendable`, and can be passed to an actor only while nothing else refers to them.

nonisolated final class Ink {
    var level = 3
}

// @Provides(each)
nonisolated func fillInk() -> Ink { Ink() }

// @Provides(each)
nonisolated final class Pen {
    let ink: Ink
    var label = ""

    init(ink: Ink) {
        self.ink = ink
    }

    // @Needs
    func mark(with label: String) {
        self.label = label
    }
}

// @Provides(once)
func label() -> String { "pen" }

nonisolated protocol Paper: AnyObject {}

// @Provides(as: Paper)
nonisolated final class Sheet: Paper {
    init() {}
}

// @Provides
nonisolated final class Brush {
    init?(ink: Ink) {}
}

nonisolated protocol Clock: AnyObject {}

// @Provides(live, as: Clock)
nonisolated final class SystemClock: Clock {
    init() {}
}

/// It keeps a closure of the factory, so its member cannot send it.
// @Provides
nonisolated final class Shelf {
    let makePen: () -> Pen

    init(makePen: @escaping () -> Pen) {
        self.makePen = makePen
    }
}

/// Nothing sends it.
// @Provides
nonisolated final class Desk {
    init(shelf: Shelf) {}
}

// @Provides
nonisolated final class Eraser {
    init() {}
}
