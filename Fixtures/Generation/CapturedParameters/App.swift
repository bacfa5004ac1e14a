// An autoclosure cannot capture a closure that does not escape, or an `inout` parameter. What is made of these is made at once.

// @Provides(graph, live)
final class Auth {
    // @Needs(given: read)
    init(read: () -> String) { note("Auth " + read()) }

    init() {}
}

// @Provides(live)
struct API {
    // @Needs
    init(auth: Auth) {}

    init() {}
}

// @Provides(live)
struct Images {
    // @Needs
    init(auth: Auth) {}

    init() {}
}

// @Needs
struct Screen {
    let api: API
    let images: Images
}

// @Provides(graph)
final class Counter {
    // @Needs(given: count)
    init(count: inout Int) {
        count += 1
        note("Counter")
    }
}

// @Needs
struct CountView {
    let counter: () -> Counter

    init(counter: @autoclosure @escaping () -> Counter) { self.counter = counter }
}

// MARK: Parameters that an autoclosure can capture

// @Provides(graph)
final class Font {
    init() { note("Font") }
}

// @Provides(graph)
final class Style {
    let name: String
    let font: Font
    let scale: () -> Int

    // @Needs(given: name, scale)
    init(name: String, font: Font, scale: @escaping () -> Int) {
        self.name = name
        self.font = font
        self.scale = scale
        note("Style")
    }
}

// @Provides
struct Label {
    let style: Style

    init(style: Style) { self.style = style }
}

// @Needs
struct TextView {
    let label: () -> Label
    let style: () -> Style
    let font: () -> Font

    init(
        label: @autoclosure @escaping () -> Label, style: @autoclosure @escaping () -> Style,
        font: @autoclosure @escaping () -> Font
    ) {
        self.label = label
        self.style = style
        self.font = font
    }
}

/// Each call of the closure shares instances of its own.
// @Needs
struct Router {
    let makeView: (_ name: String, _ scale: @escaping () -> Int) -> TextView
}
