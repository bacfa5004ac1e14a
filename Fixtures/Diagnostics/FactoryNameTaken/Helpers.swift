// The private classes that build an async or a locked 'once' are named after the outermost factory.

struct FactoryNameTakenFactoryOnce {}
enum FactoryNameTakenFactoryLocked {}

// @Provides(once)
final class Asynchronous {
    init() async {}
}

// @Needs
func start(asynchronous: Asynchronous) {}
