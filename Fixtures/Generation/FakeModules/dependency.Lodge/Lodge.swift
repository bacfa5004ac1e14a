import Kit

// A module that names only the factory inside another module's factory makes both.

// @Scope(root)
public struct Lodge {
    // @Provides
    public let kit: Kit
    public init(kit: Kit) { self.kit = kit }
}

public final class Desk {
    public let open: (Visit) -> VisitFactory
    // @Needs
    init(open: @escaping (Visit) -> VisitFactory) { self.open = open }
}
