protocol ShowRepository {
    func shows() -> [Int]
}

final class ShowService: ShowRepository {
    func shows() -> [Int] { [1] }
}

/// The app may mean this one everywhere.
final class CachedShows: ShowRepository {
    private let base: any ShowRepository

    init(base: any ShowRepository) { self.base = base }

    func shows() -> [Int] { base.shows() }
}

protocol Clock {
    var now: Int { get }
}

struct SystemClock: Clock {
    var now: Int { 42 }
}

struct OffsetClock: Clock {
    let base: Clock
    var offset = 1
    var now: Int { base.now + offset }
}

/// Several types can be meant, whatever wraps them.
protocol Log {}
struct FileLog: Log {}
struct ConsoleLog: Log {}
struct PrefixedLog: Log {
    let log: Log
}

/// A decorator may be needed under its own name too.
protocol Player {}
struct SoundPlayer: Player {}
// @Provides(once)
final class QueuedPlayer: Player {
    init(player: any Player) {}
}

// @Needs
final class ShowsModel {
    init(shows: any ShowRepository, clock: Clock, log: Log, queue: QueuedPlayer) {}
}
