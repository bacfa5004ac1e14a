protocol Clock {}
final class Screen {
    // @Needs
    init(clock: Clock) {}
}
