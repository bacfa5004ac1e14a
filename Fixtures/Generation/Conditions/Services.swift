protocol Clock {
    var name: String { get }
}

#if DEBUG
    // @Provides(once, as: Clock)
    struct FixedClock: Clock {
        let name = "fixed"
    }
#else
    // @Provides(once, as: Clock)
    struct SystemClock: Clock {
        let name = "system"
    }
#endif

struct Menu {
    let title: String
}

enum Menus {
    #if os(Linux)
        // @Provides
        static func menu(clock: any Clock) -> Menu { Menu(title: "linux " + clock.name) }
    #elseif os(macOS)
        // @Provides
        static func menu(clock: any Clock) -> Menu { Menu(title: "mac " + clock.name) }
    #else
        // @Provides
        static func menu() -> Menu { Menu(title: "other") }
    #endif
}

/// What is provided only sometimes is there for a default.
#if DEBUG
    // @Provides
    struct Probe {
        let clock: any Clock
    }
#endif

final class Screen {
    let clock: any Clock
    let menu: Menu
    let makeClock: () -> any Clock

    // @Needs
    init(clock: any Clock, menu: Menu, makeClock: @escaping () -> any Clock) {
        self.clock = clock
        self.menu = menu
        self.makeClock = makeClock
    }

    #if DEBUG
        // @Needs
        func install(probe: Probe) {
            precondition(probe.clock.name == "fixed")
        }
    #endif
}
