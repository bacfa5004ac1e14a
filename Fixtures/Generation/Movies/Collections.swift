protocol Migration {
    var version: Int { get }
}

// @Provides(into: [Migration])
struct AddRatings: Migration {
    let version = 1
}

// @Provides(into: [Migration])
struct AddSubtitles: Migration {
    let clock: any Clock
    let version = 2
}

enum Link {
    case movie, search
}

protocol LinkHandler {
    var path: String { get }
}

// @Provides(into: [Link: LinkHandler], key: .movie)
struct MovieLinks: LinkHandler {
    let path = "/movie"
}

// @Provides(into: [Link: LinkHandler], key: .search)
struct SearchLinks: LinkHandler {
    let path = "/search"
}

// @Needs
func migrate(migrations: [any Migration]) -> [Int] { migrations.map(\.version) }

// @Needs
struct LinkRouter {
    let handlers: [Link: any LinkHandler]
}

/// Makes only the handler of the link that is opened.
// @Needs
struct LinkOpener {
    let handlers: [Link: () -> any LinkHandler]
}
