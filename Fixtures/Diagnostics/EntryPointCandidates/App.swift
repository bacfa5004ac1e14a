protocol Handler {}

// @Needs
final class RealHandler: Handler {}

// @Needs
final class Environment {
    init(handler: any Handler) {}
}
