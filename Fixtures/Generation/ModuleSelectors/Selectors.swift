import struct Core::Kept
import protocol Core::Log
import struct Core::Row
import class Core::Store
import func Core::makeNumber
import struct Charts::Row

struct Line {}

extension Core::Row {
    // @Provides
    static func make() -> Core::Row { Core::Row() }
}

extension Charts::Row {
    // @Provides
    static func chart() -> Charts::Row { .init() }
}

extension Core::Store.Core::Entry {
    // @Provides
    static func entry() -> Self { Store.Core::Entry() }
}

// @Provides(as: Core::Log)
final class Printer: Core::Log {}

// @Provides
final class Shop: Core::Store {
    // @Provides
    func first() -> Swift::String { "first" }
}

// @Provides(in: ModuleSelectors::Session)
final class Outbox {}

// @Scope
struct Session {
    let user: Swift::Int
}

// @Needs(in: ModuleSelectors::Session)
@Swift::MainActor final class Screen {
    init(
        row: Core::Row, chart: Charts::Row, entry: Core::Store.Entry, logs: [any Core::Log] = [], log: any Core::Log,
        text: String, makeLine: () -> ModuleSelectors::Line, outbox: Outbox
    ) {}
}

// @Provides
func own() -> ModuleSelectors::Line { ModuleSelectors::Line() }

/// The types of values.
// @Needs
struct Values {
    var row = Core::Row()
    var own = ModuleSelectors::Line()
    var log: Core::Log = ModuleSelectors::Printer()
    let number = Core::makeNumber()
    @Core::Kept var kept: Int = 3
}
