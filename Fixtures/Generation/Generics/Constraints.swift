protocol Clock: Sendable {
    associatedtype Tick
    func now() -> Tick
}

// @Provides(once, as: Clock)
final class SystemClock: Clock {
    func now() -> Int { 3 }
}

// The existential, which Swift opens.
// @Provides
final class Watch {
    let text: String

    init(clock: some Clock) {
        text = "\(clock.now())"
    }
}

// @Provides
final class Alarm {
    let text: String

    init<C: Clock>(clock: C) where C: Sendable {
        text = "\(clock.now())!"
    }
}

// The instance itself, because the typealias says which one.
final class Cached<C: Clock> {
    let clock: C

    init(clock: C) {
        self.clock = clock
    }
}

// @Provides
typealias CachedClock = Cached<SystemClock>

protocol Loader {
    var text: String { get }
}

// @Provides(once, as: Loader)
typealias SystemClockLoader = ClockLoader<SystemClock>

final class ClockLoader<C: Clock>: Loader {
    let clock: C
    let other: C

    init(clock: C, other: C) {
        self.clock = clock
        self.other = other
    }

    var text: String { "\(clock.now()) \(other.now())" }
}

protocol Plugin {}

// @Provides(once, as: Clocked, into: [Plugin])
typealias SystemClockPlugin = ClockPlugin<SystemClock>

final class ClockPlugin<C: Clock>: Plugin, Clocked {
    let clock: C

    init(clock: C) {
        self.clock = clock
    }
}

protocol Clocked {}

protocol Shelf {
    var count: Int { get }
}

// Provided as a protocol that does not say it is Sendable; the instance is.
// @Provides(once, as: Shelf)
final class MemoryShelf: Shelf, Sendable {
    let count = 4
}

// @Provides
final class Sync {
    let count: Int

    init(shelf: some Shelf & Sendable) {
        count = shelf.count
    }
}

// @Provides
final class Backup {
    let count: Int

    init<S>(shelf: S) where S: Sendable & Shelf, S: AnyObject {
        count = shelf.count
    }
}

// @Provides
typealias ShelfMirror = Mirror<MemoryShelf>

final class Mirror<S: Shelf & Sendable> {
    let shelf: S

    init(shelf: S) {
        self.shelf = shelf
    }
}

final class Library {
    let counts: [Int]

    // @Needs
    init(sync: Sync, backup: Backup, mirror: Mirror<MemoryShelf>) {
        counts = [sync.count, backup.count, mirror.shelf.count]
    }
}

protocol Repository<Item> {
    associatedtype Item
    func item() -> Item
}

// @Provides(as: Repository<Item>)
typealias ItemCell = Cell<Item>

struct Cell<Value>: Repository {
    let value: Value

    func item() -> Value { value }
}

final class Desk {
    let item: Item

    // @Needs
    init(repository: any Repository<Item>, own: some Repository<Item>, cell: Cell<Item>) {
        item = repository.item()
    }
}
