// Nothing needs these, and only the last one is unused.

// @Provides(once, eager)
final class Listener {
    init(queue: Queue) {}
}

// @Provides(once)
final class Queue {}

// @Provides(once)
final class Forgotten {}

final class Screen {
    // @Needs
    init() {}
}
