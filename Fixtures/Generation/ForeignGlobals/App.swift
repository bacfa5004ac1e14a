import Core
import Kit

// Names of this module's own do not replace those of others, and a function of another module is not ambiguous.
let token = "app"
let homeKey = "app home"

func region() -> String { "app region" }

enum Router {
    enum Keys {
        static let list = "list"
    }

    // @Provides(into: [String: Tab], key: Keys.list)
    struct List: Tab {}
}

extension Router {
    static let detailKey = "detail"

    // @Provides(into: [String: Tab], key: Self.detailKey)
    static func detail() -> any Tab { Router.List() }

    // @Provides(into: [String: Tab], key: Router.detailKey + "2")
    static func secondDetail() -> any Tab { Router.List() }
}

// @Needs
struct Screen {
    let token: Token
    let region: Region
    let tabs: [String: any Tab]
}

/// Inside the factory, this would be its own member.
// @Needs
func run(token: Token) -> String { token }

func names(_ kit: Kit) {}
