typealias RequestBody = String

/// A request of a client. Everything that is made for it is freed when it is answered.
// @Scope(sendable)
struct Request: Sendable {
    let route: Route
    // @Provides
    let body: RequestBody

    init(route: Route, body: RequestBody = "") {
        self.route = route
        self.body = body
    }
}

struct Route: Hashable, Sendable, CustomStringConvertible {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    let method: Method
    let path: String

    init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }

    var description: String { "\(method.rawValue) \(path)" }
}
