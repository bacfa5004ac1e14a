// @Provides(graph)
final class Style {
    // @Needs(given: name)
    init(name: String) {}
}

// @Provides(graph)
final class Palette {}

// @Provides(live)
struct Header {
    let style: Style
}

/// It needs a palette too, so it does not get the style that a call makes, and nothing names another one.
// @Provides(fake)
func sampleHeader(style: Style, palette: Palette) -> Header { Header(style: style) }

// @Provides(graph)
final class Log: Sendable {
    init() async {}
}

// @Provides(live)
struct Footer {
    let log: Log
}

/// A call waits for the log, but not for what it passes the log to.
// @Provides(fake)
func sampleFooter() async -> Footer { Footer(log: await Log()) }

// @Needs
struct Screen {
    let header: Header
    let style: Style
    let footer: Footer
    let log: Log
}
