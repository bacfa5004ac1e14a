// What other tools call a marker.

// @Singleton
final class Log {}

// @Injectable
final class Store {}

/* @Provider(once) */
final class Cache {}

final class Screen {
    // @Inject
    init() {}

    // @Injected
    var log: Log?
}

// In the middle of a sentence, as in @Inject, it is nothing. Nor is @Injector a word of any.
// @Injector
struct Plain {}

// Code that is commented out is no marker.
// @Injected(\.api) var api: API
// @Injected private var clock: Clock
