import Feature
import Kit

// @Provides(once, as: API)
final class HTTPAPI: API {}

// @Provides(as: Feature)
nonisolated struct AppFeature: Feature {
    let api: any API
}

// @Scope
nonisolated protocol Session: Identified {}

nonisolated struct Member: Session {
    let id: ID
}

final class RootScreen {
    let feature: FeatureFactory
    let open: (any Session) -> SessionFactory

    // @Needs
    init(feature: FeatureFactory, open: @escaping (any Session) -> SessionFactory, cache: Cache) {
        self.feature = feature
        self.open = open
    }
}

nonisolated final class SessionScreen {
    let id: ID

    // @Needs
    init(id: ID) { self.id = id }
}
