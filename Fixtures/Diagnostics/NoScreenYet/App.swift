// No screen is marked yet: the factory has what it can make, and two warnings say what is missing.

protocol Clock {}
protocol Store {}
struct MemoryStore: Store {}

// @Provides
final class Model { init(clock: any Clock, log: Log) {} }
// @Provides
struct Log {}
// @Provides
struct Screen { let model: Model }
// @Provides(once)
final class Coordinator { init(makeScreen: @escaping () -> Screen, store: any Store) {} }
// @Provides
struct Settings { let store: any Store }
/// Its default is enough.
// @Provides
struct Header { let log: Log; init(log: Log, clock: (any Clock)? = nil) { self.log = log } }
