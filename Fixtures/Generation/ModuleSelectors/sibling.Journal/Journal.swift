/// A type with the name of its module.
public final class Journal {
    public init() {}
}

public struct Entry {
    public let text = "entry"

    public init() {}
}

// @Provides
public func makeEntry() -> Entry { Entry() }
