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

// @Provides(mock, as: Store)
struct Mocked: Store {}

// @Provides(live, fake)
struct Both {}

// @Provides(fake, into: [Store])
struct Element {}

// @Needs
struct App { let clock: any Clock; let store: any Store; let upload: Upload }
