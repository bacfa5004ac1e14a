protocol Timer {}

final class Screen {
    // @Needs
    init(timer: Timer) {}
}
