import Kit

// Nothing here is live, but the factory of another module is.

// @Scope(root)
public struct Shop {
    // @Provides
    public let kit: Kit
    public init(kit: Kit) { self.kit = kit }
}

public final class Shelf {
    public let feature: Feature
    // @Needs
    public init(factory: KitFactory) { feature = factory.makeFeature() }
}
