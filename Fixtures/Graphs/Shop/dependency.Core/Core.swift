// @Provides(once)
public final class HTTPClient {
    public init() {}
}

// @Provides
public final class Unreached {
    public init() {}
}
