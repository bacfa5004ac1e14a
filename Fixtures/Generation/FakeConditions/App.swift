protocol Clock { var now: Int { get } }
protocol Disk { var name: String { get } }

#if os(Linux)
// @Provides(once, live, as: Clock)
struct LinuxClock: Clock { var now: Int { 1 } }
#else
// @Provides(once, live, as: Clock)
struct OtherClock: Clock { var now: Int { 2 } }
#endif

// Only one of these alternatives is live.
#if RELEASE
// @Provides(once, live, as: Disk)
struct RealDisk: Disk { var name: String { "real" } }
#else
// @Provides(once, as: Disk)
struct MemoryDisk: Disk { var name: String { "memory" } }
#endif

#if DEBUG
// @Provides(once, live)
final class Inspector {
    let isFake: Bool
    init(isFake: Bool = false) { self.isFake = isFake }
}

// @Needs
struct Panel { let inspector: Inspector }
#endif

#if STAGING
// @Scope
struct Trial { let days: Int }

// @Provides(once, live, in: Trial)
final class Ledger { init(trial: Trial) {} }

// @Needs
struct TrialScreen { let ledger: Ledger }
#endif

// @Needs
struct Screen {
    let clock: any Clock
    let disk: any Disk
}

// These never exist together, so one initializer has at most one of them.
#if os(Linux)
// @Provides(once, live)
final class Terminal { init() {} }

// @Needs
struct Shell { let terminal: Terminal }
#endif

#if os(Windows)
// @Provides(once, live)
final class Registry { init() {} }

// @Needs
struct Settings { let registry: Registry }
#endif
