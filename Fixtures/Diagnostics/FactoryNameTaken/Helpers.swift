// The classes that build an async or a locked 'once', and that of calls, are named after the outermost factory.

struct FactoryNameTakenFactoryOnce {}
enum FactoryNameTakenFactoryLocked {}
struct FactoryNameTakenFactoryCall {}

// @Provides(once)
final class Asynchronous {
    init() async {}
}

// @Provides(graph)
final class Log {}

// @Needs
func start(asynchronous: Asynchronous, log: Log) {}
