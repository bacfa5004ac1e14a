import Feature
import Kit

// @Provides(once, as: API)
final class HTTPAPI: API {}

// @Scope
nonisolated struct Session {
    // @Provides
    let user: any Identified
}

nonisolated struct Member: Identified {
    let id: ID
}

final class RootScreen {
    let feature: FeatureFactory
    let open: (Session) -> SessionFactory

    // @Needs
    init(feature: FeatureFactory, open: @escaping (Session) -> SessionFactory, cache: Cache) {
        self.feature = feature
        self.open = open
    }
}

nonisolated final class SessionScreen {
    let id: ID

    // @Needs
    init(id: ID) { self.id = id }
}
