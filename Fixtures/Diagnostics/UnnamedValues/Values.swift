import Core
import Feature
import Foundation
import Kit

// @Provides
let appName: String = "Movies"

enum Settings {
    // @Provides
    static var endpoints: [String: URL?] { [:] }
}

// @Provides
func makeSizes() -> Set<CGFloat> { [] }

struct Session {
    // @Provides(once)
    func token() -> Data? { nil }
    // @Provides
    var pair: (Int, Date) { (1, Date()) }
}

// These mean something, or have a name.

typealias Token = String
typealias Tag = String
// @Provides
let token: Token = "a"
// @Provides
let locale: Locale = .current
// @Provides
let calendar: Calendar = .current
// @Provides
let clock: ContinuousClock = ContinuousClock()
// @Provides
let session: URLSession = .shared
// @Provides(into: [String])
let tag: String = "new"
// @Provides
let format: (Int) -> String = { "\($0)" }
// @Provides
let title: Title = Title(text: "")
struct Title { let text: String }
// @Provides
struct Holder { let name: Token }

// @Scope
struct Root {
    // @Provides
    let session: Session
}

// @Provides
final class Screen {
    init(name: String, first: Float, second: () -> Double, third: UInt, tags: [String]) {}
}
// @Provides
final class Other {
    init(first: Float) {}
}
