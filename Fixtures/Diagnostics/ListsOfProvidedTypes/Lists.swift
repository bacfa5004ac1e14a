/// Whether a list has one new movie, or those that the caller knows, only the user can tell.
// @Provides
final class Movie {}

protocol Sink {}

/// Types that conform to a protocol are collected.
// @Provides(as: Sink)
struct ConsoleSink: Sink {}

// @Needs
final class MovieList {
    init(movies: [Movie], sinks: [any Sink], first: Movie, sink: any Sink) {}
}
