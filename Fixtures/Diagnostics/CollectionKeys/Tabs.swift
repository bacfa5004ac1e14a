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

enum Ticket {
    enum Status {
        case open, closed
    }
}

// @Provides(into: [Ticket.Status: Tab], key: .open)
struct Open: Tab {}

// @Provides(into: [Ticket.Status: Tab], key: Ticket.Status.open)
struct Reopened: Tab {}

// @Provides(into: [Int: Tab], key: 1000)
struct Thousand: Tab {}

// @Provides(into: [Int: Tab], key: 1_000)
struct Many: Tab {}

// @Provides(into: [Int: Tab], key: 0x3_E8)
struct Hexadecimal: Tab {}

// @Provides(into: [Int: Tab], key: -1000)
struct Negative: Tab {}

// @Provides(into: [Character: Tab], key: #"?"#)
struct Help: Tab {}

// @Provides(into: [Character: Tab], key: "?")
struct Question: Tab {}

// A raw string has no escapes.
// @Provides(into: [String: Tab], key: "a\nb")
struct Lines: Tab {}

// @Provides(into: [String: Tab], key: #"a\nb"#)
struct Line: Tab {}

// @Needs
func show(
    tickets: [Ticket.Status: Tab], numbers: [Int: Tab], signs: [Character: Tab], texts: [String: Tab]
) {}
