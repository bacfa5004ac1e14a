// @Provides(once)
final class Counter {
    let start: Int
    var step = 0

    init(start: () throws -> Int) rethrows {
        self.start = try start()
    }

    // @Needs
    func setStep(_ step: () throws -> Int) rethrows {
        self.step = try step()
    }
}

// @Provides
final class Ledger {
    var balance: Int64 = 0

    init() {}

    // @Needs
    func fill(_ balance: () throws -> Int64) rethrows {
        self.balance = try balance()
    }
}

/// Shared by a screen and its header.
// @Provides(graph)
final class Title {
    let text: String

    init(_ number: () throws -> Int) rethrows {
        text = "\(try number())"
    }
}

// @Provides
final class Header {
    let title: Title

    init(title: Title) {
        self.title = title
    }
}

final class Screen {
    let text: String
    let parts: Parts
    let lazy: Lazy
    let makeCounter: () throws -> Counter
    let title: Title
    let header: Header

    // @Needs
    init(
        text: String, parts: Parts, lazy: Lazy, makeCounter: @escaping () throws -> Counter, title: Title, header: Header
    ) {
        self.text = text
        self.parts = parts
        self.lazy = lazy
        self.makeCounter = makeCounter
        self.title = title
        self.header = header
    }
}

/// All that it needs throws.
final class BigScreen {
    let text: BigText
    let defaults: Defaults
    let work: Work
    let ledger: Ledger

    // @Needs
    init(text: BigText, defaults: Defaults, work: Work, ledger: Ledger) {
        self.text = text
        self.defaults = defaults
        self.work = work
        self.ledger = ledger
    }
}

// @Needs
func print(text: String, number: () throws -> Int) rethrows -> String { "\(text) \(try number())" }

// @Needs
func printBig(text: String, number: () throws -> Int64) rethrows -> String { "\(text) \(try number())" }

/// The caller's closure may throw.
// @Needs(given: number)
func printGiven(text: String, number: () throws -> Int) rethrows -> String { "\(text) \(try number())" }
