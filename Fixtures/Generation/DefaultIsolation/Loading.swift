// What waits in the call that makes it, and takes what may not leave the actor it is on. Swift 6 lets nobody write this
// by hand where an async function of no attribute leaves its caller's actor, so that it is for the other modes only.

// @Provides
final class Report {
    let number: Int

    // @Needs(given: number)
    init(number: Int = 1) {
        self.number = number
    }
}

// Nothing says that it may leave the main actor.
// @Provides
nonisolated final class Palette {
    let name = "dark"
}

protocol Theme {
    var name: String { get }
}

// @Provides(as: Theme)
struct Dark: Theme {
    let palette: Palette
    var name: String { palette.name }
}

/// It is handed a closure of the factory.
final class Loader {
    let makeReport: () -> Report
    let later: () async -> Report

    // @Needs
    init(makeReport: @escaping () -> Report, later: @escaping () async -> Report) async {
        self.makeReport = makeReport
        self.later = later
        await Task.yield()
    }
}

// @Needs
func load(theme: any Theme, makeReport: (Int) -> Report) async -> String {
    "\(theme.name) \(makeReport(2).number)"
}

struct BrokenArchive: Error {}

/// Built once, and kept with its closure.
// @Provides(once)
final class Archive {
    let makeReport: () -> Report

    init(makeReport: @escaping () -> Report, theme: any Theme) async throws(BrokenArchive) {
        self.makeReport = makeReport
    }
}

// What is made may not leave the main actor itself.
// @Provides(once)
nonisolated final class Index {
    let archive: Archive
    let theme: any Theme

    init(archive: Archive, theme: any Theme) {
        self.archive = archive
        self.theme = theme
    }
}

/// It waits only for what it needs, and is given what may not leave the main actor.
final class Screen {
    let index: Index
    let tap: () -> Void
    var theme: (any Theme)?

    // @Needs(given: tap)
    init(index: Index, tap: @escaping () -> Void) {
        self.index = index
        self.tap = tap
    }

    // @Needs
    func dress(theme: any Theme) {
        self.theme = theme
    }
}

// @Scope
@MainActor struct Dialog {
    // @Provides
    let question: String
}

// @Provides
final class Note {
    let question: String

    init(question: String) {
        self.question = question
    }
}

/// Where the factory is on the main actor, closures are made there.
final class Editor {
    let makeNote: () -> Note
    let makeDraft: (Int) -> Report

    // @Needs
    init(makeNote: @escaping () -> Note, makeDraft: @escaping (Int) -> Report, question: String) async {
        self.makeNote = makeNote
        self.makeDraft = makeDraft
    }
}

/// Kept with an erased type, because not all systems have it.
// @Provides(once)
@available(macOS 13, *)
final class Ledger {
    let makeReport: () -> Report

    init(makeReport: @escaping () -> Report, archive: Archive) {
        self.makeReport = makeReport
    }
}

/// Its closure waits for what may not leave the main actor.
struct Lobby {
    let open: () async -> any Door

    // @Needs
    init(open: @escaping () async -> any Door, archive: Archive) {
        self.open = open
    }
}

@available(macOS 13, *)
final class Accounts {
    let ledger: Ledger

    // @Needs
    init(ledger: Ledger) {
        self.ledger = ledger
    }
}
