protocol Middleware {
    func handle(_ request: String) -> String
}

// @Provides
struct Authentication: Middleware {
    func handle(_ request: String) -> String { request + ", authenticated" }
}

// @Provides
struct Compression: Middleware {
    func handle(_ request: String) -> String { request + ", compressed" }
}

/// The first one handles a request first.
// @Provides
func middleware(authentication: Authentication, compression: Compression) -> [any Middleware] {
    [authentication, compression]
}

// @Needs
struct Router {
    let middleware: [any Middleware]

    func handle(_ request: String) -> String { middleware.reduce(request) { $1.handle($0) } }
}
