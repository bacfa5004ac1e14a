protocol API {}
protocol Log {}
protocol Sink {}
protocol Store {}
protocol Radio {}

/// A fake factory makes nothing live.
nonisolated func touch(_ type: String) -> Life {
    if isTest { fatalError("\(type) is live") }
    return Life(type)
}

nonisolated(unsafe) var isTest = false

// @Provides(once, eager, live, as: API)
final class HTTPAPI: API {
    let life = touch("HTTPAPI")
}

/// Needed under one of its names.
// @Provides(once, eager, live, as: Log, Sink)
final class FileLog: Log, Sink {
    let life = touch("FileLog")
}

/// Nothing needs it.
// @Provides(once, eager, live)
final class CrashReporter {
    let life = touch("CrashReporter")

    init(uploader: Uploader, sender: Sender) {}
}

/// Only what is live needs it.
// @Provides(once, eager, live)
final class Uploader {
    let life = touch("Uploader")
}

/// Only what is live needs it, but it is not live, so a fake factory builds it too.
// @Provides(once, eager)
final class Queue {
    let life = Life("Queue")

    init(disk: Disk) {}
}

// @Provides(once, live)
final class Disk {
    let life = isTest ? Life("FakeDisk") : touch("Disk")

}

// @Provides(once, live)
final class Sender {
    let life = touch("Sender")

    init(queue: Queue) {}
}

// @Provides(once, eager)
final class Cache {
    let life = Life("Cache")
    let api: any API

    init(api: API) { self.api = api }
}

// @Provides(once, eager, live, into: [Part])
final class LivePart: Part {
    let life = touch("LivePart")
}

protocol Part {}

#if DEBUG
    // @Provides(fake, as: Log)
    struct SilentLog: Log {}
#endif

struct Screen {
    let cache: Cache
    let parts: [Part]

    // @Needs
    init(cache: Cache, log: Log, parts: [Part]) {
        self.cache = cache
        self.parts = parts
    }
}
