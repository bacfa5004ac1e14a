// @Provides(once)
public final class GestureLog {
    public init() {}
}
