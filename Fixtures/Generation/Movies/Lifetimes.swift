protocol Clock: Sendable {
    func now() -> Int
}

// @Provides(once, as: Clock)
struct SystemClock: Clock {
    func now() -> Int { 42 }
}

// @Provides(weak)
final class ImageCache {}

// @Provides(graph)
final class SearchModel {
    let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }
}

// @Provides
struct SearchBar {
    let model: SearchModel
}

// @Provides
struct ResultList {
    let model: SearchModel
    let images: ImageCache
}

final class SearchScreen {
    let bar: SearchBar
    let results: ResultList

    // @Needs
    init(bar: SearchBar, results: ResultList) {
        self.bar = bar
        self.results = results
    }
}
