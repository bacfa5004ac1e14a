// A closure that captures a scope may be meant to open it, so what it takes is not reported as well.
final class Opener {
    // @Needs
    init(makeHome: @escaping (Session) -> HomeScreen, makeProfile: @escaping (String) -> Profile) {}
}
