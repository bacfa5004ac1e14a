import Foundation

// @Provides(once)
final class Cache: Sendable {
    static let shared = Cache()
    static let second = Cache.shared

    class Settings {}
}

// @Provides(once)
final class Disk {
    init(path: String = "/") {}
    static func temporary(name: String) -> Disk { Disk(path: name) }
}

// @Provides
func makeDisk(depth: Int = 3) -> Cache.Settings { Cache.Settings() }

enum Mode {
    case light, dark
    case custom(Int)
}

// @Provides
let mode: Mode = .custom(7)

// @Provides
let number: Int = 42

// @Provides
let ratio: Double = 0.5

// @Provides
let formatter: DateFormatter = DateFormatter()

// @Provides(once)
func settings() -> UserDefaults { UserDefaults(suiteName: "furnish")! }

struct Box<Content> {
    var content: Content?
}

// @Provides
func boxOfInt() -> Box<Int> { Box(content: 1) }

protocol Plugin {}

// @Provides(into: [any Plugin])
struct Spelling: Plugin {}

// @Provides
struct Failing {
    let isMade: Bool
    // @Needs(default: fails)
    init?(fails: Bool = false) {
        if fails { return nil }
        isMade = true
    }
}
