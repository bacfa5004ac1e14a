// What a file says once, at its top, holds for all its declarations that say nothing themselves.
import Kit

default @MainActor
default @available(macOS 14, *)
default @diagnose(DeprecatedDeclaration, as: ignored)

protocol Theme {}

// @Provides(as: Theme)
final class DarkTheme: Theme {}

// @Provides
struct Palette {
    /// The default is not for members.
    struct Entry {}
}

extension Palette {
    // @Provides
    func entry() -> Entry { Entry() }
}

// @Provides
nonisolated struct Ruler {}

nonisolated extension Ruler {
    // @Provides
    static func scale() -> Double { 2 }
}

// @Provides
@DatabaseActor final class Store {}

// @Provides
actor Mailbox {}

// @Provides
let title: String = "title"

// @Provides
@available(macOS 15, iOS 18, *)
final class Glow {}

// @Needs
final class Screen: Screenlike {
    init(
        theme: Theme, palette: Palette, entry: Palette.Entry, ruler: Ruler, scale: Double, mailbox: Mailbox, title: String,
        glow: Glow, printer: Printer, formatter: Formatter
    ) {}
}
