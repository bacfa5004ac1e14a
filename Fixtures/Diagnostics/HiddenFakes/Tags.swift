// @Scope(root)
public struct Tags {}

protocol TagService {}

// @Provides(once, live, as: TagService)
final class RemoteTags: TagService {}

public protocol Clock {}

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {}

protocol Store {}

// @Provides(once, live, as: Store)
struct DiskStore: Store {}

// @Provides(fake, as: Store)
struct MemoryStore: Store {}

struct Line {}

// @Provides(live, into: [Line])
func readLine() -> Line { Line() }

// @Needs
public struct Screen {
    init(service: any TagService, clock: any Clock, store: any Store, lines: [Line]) {}
}
