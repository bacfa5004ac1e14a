/// One call shares the log with the module's own fakes, as it does with what they replace.
// @Provides(graph)
final class CallLog: Sendable {}

protocol API {
    var log: CallLog { get }
}

// @Provides(live, as: API)
struct HTTPAPI: API {
    let log: CallLog
}

// @Provides(fake, as: API)
struct SampleAPI: API {
    let log: CallLog
}

/// The fake is synchronous.
// @Provides(live)
struct Upload: Sendable {
    let size: Int
    let log: CallLog

    // @Needs(given: size)
    init(size: Int, log: CallLog) async throws {
        self.size = size
        self.log = log
    }

    init(sample size: Int, log: CallLog) {
        self.size = size
        self.log = log
    }
}

// @Provides(fake)
// @Needs(given: size)
func sampleUpload(size: Int, log: CallLog) -> Upload { Upload(sample: size * 10, log: log) }

/// A call shares it too.
// @Provides(graph, live)
final class Transaction {
    let log: CallLog
    let isSample: Bool

    // @Needs(default: isSample)
    init(log: CallLog, isSample: Bool = false) {
        self.log = log
        self.isSample = isSample
    }
}

// @Provides(fake)
func sampleTransaction(log: CallLog) -> Transaction { Transaction(log: log, isSample: true) }

// @Provides
struct Payment {
    let transaction: Transaction
    let log: CallLog
}

/// A given parameter makes the shared instance.
// @Provides(graph)
final class Style {
    let name: String

    // @Needs(given: name)
    init(name: String) { self.name = name }
}

// @Provides(live)
struct Header {
    let style: Style
}

// @Provides(fake)
func sampleHeader(style: Style) -> Header { Header(style: style) }

/// Nothing that this fake replaces needs a log, so it has one of its own.
// @Provides(live)
struct Disk {
    let log: CallLog?

    // @Needs
    init() { log = nil }

    init(log: CallLog) { self.log = log }
}

// @Provides(fake)
func sampleDisk(log: CallLog) -> Disk { Disk(log: log) }

/// The fake gets the log after its initializer.
protocol Tracker {
    var log: CallLog? { get }
}

// @Provides(live, as: Tracker)
struct NetworkTracker: Tracker {
    let log: CallLog?

    // @Needs
    init(log: CallLog) { self.log = log }
}

// @Provides(fake, as: Tracker)
final class SampleTracker: Tracker {
    private(set) var log: CallLog?

    init() {}

    // @Needs
    func attach(to log: CallLog) { self.log = log }
}

// @Needs
struct Tracking {
    let tracker: any Tracker
    let log: CallLog
}

// @Needs
struct Screen {
    let api: any API
    let payment: Payment
    let transaction: Transaction
    let header: Header
    let style: Style
    let disk: Disk
    let log: CallLog
}

// @Needs
struct Uploads {
    let upload: Upload
    let log: CallLog
}
