/// The app opens it as a scope.
public struct Session {
    // @Provides
    public let author: Author

    public init(author: Author) {
        self.author = author
    }
}

public struct Author {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

/// The entries of the author who is signed in.
// @Provides(once, in: Session)
public final class Entries {
    public private(set) var all: [Entry] = []
    private let clock: any Clock

    public init(clock: any Clock) {
        self.clock = clock
    }

    public func add(_ text: String) {
        all.append(Entry(text: text, minute: clock.minute))
    }
}

public struct Entry {
    public let text: String
    public let minute: Int

    public init(text: String, minute: Int) {
        self.text = text
        self.minute = minute
    }
}
