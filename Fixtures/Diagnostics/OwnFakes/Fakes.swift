protocol API {}

// @Provides(fake, as: API)
struct Sample: API {}

protocol Clock {}

// @Provides(as: Clock)
struct SystemClock: Clock {}

// @Provides(fake, as: Clock)
struct FixedClock: Clock {}

protocol Store {}

// @Provides(once, live, as: Store)
final class DiskStore: Store {}

// @Provides(fake, as: Store)
struct FirstStore: Store {}

// @Provides(fake, as: Store)
struct SlowStore: Store {
    init() async throws {}
}

// @Provides(live)
final class Upload {}

// @Provides(fake)
// @Needs(given: size)
func sampleUpload(size: Int) -> Upload { Upload() }

// @Provides(fake, once, as: Store)
struct Kept: Store {}

// @Provides(live, fake)
struct Both {}

// @Provides(fake, into: [Store])
struct Element {}

protocol Network {}

// @Provides(once, live, as: Network)
struct HTTPNetwork: Network {}

// It would ask for itself.
// @Provides(fake, as: Network)
struct SampleNetwork: Network {
    init(log: Log) {}
}

// @Provides
struct Log {
    let network: any Network
}

protocol Cache {}

// @Provides(weak, live, as: Cache)
final class DiskCache: Cache {}

// @Provides(fake, as: Cache)
struct MemoryCache: Cache {}

protocol Camera {}

// @Provides(once, live, as: Camera)
struct BackCamera: Camera {}

// @Provides(fake, as: Camera)
struct NoCamera: Camera {
    init?() { nil }
}

// @Provides(live)
func openDisk() async -> Disk { Disk() }

final class Disk: Sendable {}

// @Provides(fake)
@MainActor func memoryDisk() -> Disk { Disk() }

// @Needs
struct Outside {
    let network: any Network
    let cache: any Cache
    let camera: any Camera
    let disk: () async -> Disk
}

// @Needs
struct App { let clock: any Clock; let store: any Store; let upload: Upload }
