default @MainActor

// @Provides
public final class Printer {
    public init() {}
}
