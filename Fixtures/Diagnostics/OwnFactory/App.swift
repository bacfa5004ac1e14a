// @Provides
final class Model {
    // @Needs(given: id)
    init(id: Int) {}
}
final class Screen {
    // @Needs
    init(factory: OwnFactoryFactory) {}
}
final class Screen2 {
    // @Needs
    init(model: Model) {}
}
struct User {}
// @Scope
struct Session {
    // @Provides
    let user: User
}
final class Home {
    // @Needs
    init(user: User, factory: SessionFactory) {}
}
// @Provides(once, in: Session)
final class Listener {
    init(user: User, factory: SessionFactory) {}
}
