// A closure that captures a scope may be meant to open it, so what it takes is not reported as well.
final class Opener {
    // @Needs
    init(makeHome: @escaping (Session) -> HomeScreen, makeProfile: @escaping (String) -> Profile) {}
}

/// A closure that opens it is there already: what it returns has the screen.
final class Foyer {
    // @Needs
    init(openSession: @escaping (Session) -> SessionFactory, makeHome: @escaping () -> HomeScreen) {}
}
