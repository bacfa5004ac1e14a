// @Provides
final class Service {}

typealias Port = Int

enum Ports {
    // @Provides
    static let port: Port = 80
}

/// A generated call keeps unlabelled defaults, so that later arguments stay in place.
struct Shifted {
    let first: Int
    let second: Int

    // @Needs
    init(_ first: Int = 3, _ second: Port, x third: String = "a", x service: Service) {
        self.first = first
        self.second = second
    }
}

let defaultSize = 9

/// The caller passes what has no literal as its default.
protocol Sized {
    var size: Int { get }
}

// @Provides(as: Sized)
struct Box: Sized {
    let size: Int

    // @Needs(given: size)
    init(size: Int = defaultSize) {
        self.size = size
    }
}

struct Boxes {
    let make: () -> any Sized

    // @Needs
    init(make: @escaping () -> any Sized) {
        self.make = make
    }
}

/// Where somebody asked for it: the caller of the factory, not the factory.
struct Ticket {
    let line: Int
    let file: String

    // @Needs(given: line, file)
    init(line: Int = #line, file: String = #fileID) {
        self.line = line
        self.file = file
    }
}
