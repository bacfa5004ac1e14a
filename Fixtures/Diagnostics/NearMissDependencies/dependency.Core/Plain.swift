/// Nothing in this file is marked.
public final class Plain {
    public init() {}
}

public final class Unmarked {
    public init() {}
}

public protocol Query {}

struct Hidden: Query {}
