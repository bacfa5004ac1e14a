final class Session { init() {} }
protocol P {}
final class PI: P {}
final class Screen {
    // @Needs
    init(session: Session?, p: P?, n: Int?) {}
}
