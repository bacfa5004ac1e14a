/// Made once, by the first task that asks. What needs it is async and throws as well.
// @Provides(once)
actor Ledger {
    let name: CafeName

    init(name: CafeName) async throws { self.name = name }
}

/// Made at once: only the closure waits. The method that makes it is on the main actor too.
// @Needs
@MainActor final class LedgerScreen {
    private let ledger: () async throws -> Ledger
    private(set) var title = ""

    init(ledger: @escaping () async throws -> Ledger) { self.ledger = ledger }

    func load() async throws { title = try await ledger().name }
}

protocol Printer {
    var name: String { get }
}

/// Branches are alternatives. Each need is checked for all of them.
#if DEBUG
    // @Provides(once, as: Printer)
    struct ScreenPrinter: Printer {
        let name = "screen"
    }
#else
    // @Provides(once, as: Printer)
    struct PaperPrinter: Printer {
        let name = "paper"
    }
#endif

// @Needs
struct Receipt {
    let printer: any Printer
}
