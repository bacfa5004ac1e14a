import AppKit

// @Provides
struct Ledger {}

/// The system can make none of these, because it passes no ledger.
final class SyncCenter: NSObject {
    // @Needs
    init(ledger: Ledger) {}
}

// @Needs
final class SettingsWindow: NSWindow {
    init(ledger: Ledger) {}
}

final class FadeSegue: NSStoryboardSegue {
    // @Needs
    init(ledger: Ledger) {}
}

/// The system can make these, too.
final class Printer: NSObject {
    // @Needs
    init(ledger: Ledger) {}

    override init() {}
}

final class Exporter: NSObject {
    // @Needs
    convenience init(ledger: Ledger) { self.init() }
}

class BaseArchiver: NSObject {
    override init() {}
}

// @Needs
final class Archiver: BaseArchiver {}
