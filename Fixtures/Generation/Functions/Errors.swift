// One type of error by two names is one type of error.

struct PaperError: Error {}

typealias PrinterError = PaperError

// @Provides
struct PaperTray {
    init() throws(PaperError) {}
}

// @Provides
struct PaperFeeder {
    init(tray: PaperTray) throws(PrinterError) {}
}

// @Needs
func feedPaper(makeFeeder: () throws(PrinterError) -> PaperFeeder, tray: PaperTray) throws(PaperError) {
    _ = try makeFeeder()
}
