protocol Timer {}

final class Screen: UIViewController {
    // @Needs
    init?(coder: NSCoder, timer: Timer) { nil }
}
