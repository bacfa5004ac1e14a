import NeedleStandIn

// Written by hand in place of what Needle's generator writes.

private final class ListDependencyProvider: ListDependency {
    private let root: RootComponent
    private let session: SessionComponent

    init(root: RootComponent, session: SessionComponent) {
        self.root = root
        self.session = session
    }

    var api: API { root.api }
    var clock: Clock { root.clock }
    var coverCache: CoverCache { session.coverCache }
    var user: User { session.user }
    var history: History { session.history }
}

public func registerProviderFactories() {
    let registry = __DependencyProviderRegistry.instance
    registry.registerDependencyProviderFactory(for: "^->RootComponent", EmptyDependencyProvider.init)
    registry.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent", EmptyDependencyProvider.init)
    registry.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->ListComponent") { list in
        ListDependencyProvider(root: list.parent.parent as! RootComponent, session: list.parent as! SessionComponent)
    }
}
