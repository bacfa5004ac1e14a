protocol API {}

// @Provides(once, live, as: API)
final class HTTPAPI: API {}

#if DEBUG
    // @Provides(fake, as: API)
    struct SampleAPI: API {
        let log: Log
    }
#endif

// @Provides(once)
final class Log {}

// @Provides
protocol Screens {
    func makeDetails(of movie: String) -> Details
    var api: API { get }
    func help() -> Help
}

extension Screens {
    func help() -> Help { Help() }
}

struct Help {}

// @Provides
struct Details {
    // @Needs(given: movie)
    init(movie: String, screens: Screens) {}
}

// @Needs
struct Coordinator {
    let screens: Screens
    let later: [() -> Tab]
}

// @Provides(into: [Tab])
struct Tab {}
