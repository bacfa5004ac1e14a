// The root is broken, so that nobody knows the name of its factory.
// @Scope(rot)
struct Cafe {
    // @Provides
    let name: String
}

// @Provides(once, in: CafeFactory)
final class Kitchen {
    init(name: String) {}
}

// @Needs(in: CafeFactory)
final class Counter {
    init(kitchen: Kitchen) {}
}
