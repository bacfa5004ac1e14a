import Features
import Kit

// @Provides(once, as: Navigator)
final class Tabs: Navigator {}

// @Needs
struct Root {
    let feature: FeatureFactory
    let makeFeature: (Feature) -> FeatureFactory
}

// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Needs(in: Session)
struct Profile {
    let user: String
}

// @Needs
struct Screen {
    let kit: Kit.SessionFactory
    let open: (Session) -> SessionFactory
}
