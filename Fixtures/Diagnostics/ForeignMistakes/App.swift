import Core

// It gives nothing, either.
final class Screen {
    // @Needs
    init(client: Client, value: Value, logger: Logger) {}
}
