protocol Tab {}

private let homeKey = "home"

// @Provides(into: [String: Tab], key: homeKey)
struct Home: Tab {}

enum Router {
    private enum Keys {
        static let list = "list"
    }

    enum Names {
        fileprivate static let detail = "detail"
        static let map = "map"
    }

    // @Provides(into: [String: Tab], key: Keys.list)
    struct List: Tab {}

    // @Provides(into: [String: Tab], key: Names.detail)
    struct Detail: Tab {}

    // @Provides(into: [String: Tab], key: Names.map)
    struct Map: Tab {}
}

enum Animal {
    case dog, cat
}

typealias Pet = Animal

// @Provides(into: [Animal: Tab], key: .dog)
struct Dog: Tab {}

// @Provides(into: [Animal: Tab], key: Animal.dog)
struct Wolf: Tab {}

// @Provides(into: [Animal: Tab], key: Pet.cat)
struct Cat: Tab {}

// @Provides(into: [Animal: Tab], key: .cat)
struct Lion: Tab {}

final class Screen {
    // @Needs
    init(tabs: [String: Tab], animals: [Animal: Tab]) {}
}
