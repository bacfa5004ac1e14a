import Kit

// The factory of the other module comes from outside. The fake has no arguments of its own.

// @Scope(root)
public struct Stand {
    // @Provides
    public let kit: KitFactory
    public init(kit: KitFactory) { self.kit = kit }
}

public final class Offer {
    public let feature: Feature
    // @Needs
    public init(factory: KitFactory) { feature = factory.makeFeature() }
}
