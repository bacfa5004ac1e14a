protocol Clock {}

private struct SystemClock: Clock {}

final class Screen {
    private struct Model {}

    // @Needs
    init(clock: Clock, model: Model) {}
}

private final class HiddenElsewhere {}

// @Provides
private final class MarkedElsewhere {}
