public import Suite
public import Vendor

public final class Workshop {
    public let store: Store

    // @Needs
    public init(store: Store, hammer: Hammer) { self.store = store }
}
