struct Request: Sendable {}

// The factory around it is not sendable: that is said once, and not of each closure that would carry it.
// @Scope(sendable)
struct RequestContext: Sendable {
    // @Provides
    let request: Request
}

// @Provides
struct Pool: Sendable {}

// @Needs
struct Server {
    let open: @Sendable (RequestContext) -> RequestContextFactory
    let pool: @Sendable () -> Pool
}
