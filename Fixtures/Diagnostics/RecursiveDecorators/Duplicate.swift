protocol API: AnyObject {}

// @Provides(as: API)
final class HTTPAPI: API {}

// @Provides(as: API)
final class LoggingAPI: API {
    init(inner: any API) {}
}

final class Screen {
    // @Needs
    init(api: any API) {}
}
