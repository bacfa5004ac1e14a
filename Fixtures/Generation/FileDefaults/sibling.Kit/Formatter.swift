// @Provides
public final class Formatter {
    public init() {}
}
