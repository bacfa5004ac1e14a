// @Provides
final class Song {}

// @Provides(live, in: Session)
protocol Live {
    func song() -> Song
}

// @Provides(once)
protocol Kept {
    func song() -> Song
}

// @Provides
protocol Empty {}

// @Provides
protocol Encoded: Codable {
    func song() -> Song
}

class Base {}

// @Provides
protocol Subclass: Base {
    func song() -> Song
}

// @Provides
private protocol Hidden {
    func song() -> Song
}

// @Needs
protocol NotProvided {
    func song() -> Song
}

// @Provides
// @Needs(given: title)
protocol Given {
    func song() -> Song
}

// @Provides
protocol Unsupported {
    associatedtype Item
    static func make() -> Song
    init(song: Song)
    var stored: Song { get set }
    subscript(index: Int) -> Song { get }
    func nothing()
    func void() -> Void
    func generic<Item>(item: Item) -> Song
    func opaque(item: some Hashable) -> Song
    func itself() -> Self
    func many(_ numbers: Int...) -> Song
    #if DEBUG
        func debug() -> Song
    #endif
}

protocol Inherited {
    func play()
}

// @Provides
protocol Inheriting: Inherited {
    func song() -> Song
}
