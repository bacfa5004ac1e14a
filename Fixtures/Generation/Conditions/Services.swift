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

/// In another file, under `#if` there.
// @Provides
struct Remote {
    let name: String
}

/// Only one of the initializers is ever there.
// @Provides
final class ViewModel {
    let text: String

    #if DEBUG
        // @Needs
        init(clock: any Clock, probe: Probe) {
            text = clock.name + probe.clock.name
        }
    #else
        // @Needs
        init(clock: any Clock) {
            text = clock.name
        }
    #endif
}

// @Provides(once, into: [Archive])
final class Archive {
    let clock: any Clock

    #if DEBUG
        init(fixed: FixedClock) {
            clock = fixed
        }
    #elseif os(Linux)
        init(system: SystemClock) {
            clock = system
        }
    #else
        init(other: any Clock) {
            clock = other
        }
    #endif
}

/// An entry point likewise.
final class Page {
    let model: ViewModel
    let archive: Archive

    #if DEBUG
        // @Needs
        init(model: ViewModel, archive: Archive, archives: [Archive], remote: Remote, probe: Probe) {
            precondition(archives.count == 1 && archives[0] === archive && remote.name == "fixed")
            self.model = model
            self.archive = archive
        }
    #else
        // @Needs
        init(model: ViewModel, archive: Archive) {
            self.model = model
            self.archive = archive
        }
    #endif
}

/// One for each call, of either type, made with what the call shares.
protocol Mood: AnyObject {
    var seed: Seed { get }
}

// @Provides(graph)
final class Seed {}

#if DEBUG
    // @Provides(graph, as: Mood)
    final class Calm: Mood {
        let seed: Seed

        init(seed: Seed) {
            self.seed = seed
        }
    }
#else
    // @Provides(graph, as: Mood)
    final class Hectic: Mood {
        let seed: Seed

        init(seed: Seed) {
            self.seed = seed
        }
    }
#endif

// @Provides
struct Face {
    let mood: any Mood
    let seed: Seed
}

// @Needs
func meet(face: Face, mood: any Mood, seed: Seed) -> Bool {
    face.mood === mood && mood.seed === seed && face.seed === seed
}
