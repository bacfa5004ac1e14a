nonisolated(unsafe) var alive = 0

// @Provides
final class Upload {
    let log: Log

    init(log: Log) {
        self.log = log
    }
}

// @Provides(once)
final class Log {
    init() { alive += 1 }
    deinit { alive -= 1 }
}

/// The factory holds it, so its closure must not hold the factory.
// @Provides(once)
final class Uploader {
    let queue: Queue
    let make: () -> Upload

    init(queue: Queue, make: @escaping () -> Upload) {
        self.queue = queue
        self.make = make
        alive += 1
    }

    deinit { alive -= 1 }
}

/// Not held by the factory itself, but by what it holds.
// @Provides
final class Queue {
    let make: () -> Upload

    init(make: @escaping () -> Upload) {
        self.make = make
    }
}

final class Screen {
    let make: () -> Upload
    let uploader: Uploader

    // @Needs
    init(make: @escaping () -> Upload, uploader: Uploader) {
        self.make = make
        self.uploader = uploader
    }
}
