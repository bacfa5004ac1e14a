/// The value that the server starts from.
// @Scope(root, sendable)
struct Server: Sendable {
    // @Provides
    let options: Options
}

struct Options: Sendable {
    /// How many requests are answered before the server stops.
    let requests: Int
    /// Any that is free, if zero.
    let port: UInt16

    init(requests: Int, port: UInt16 = 0) {
        self.requests = requests
        self.port = port
    }

    init?(_ arguments: [String]) {
        guard let requests = arguments.first.flatMap(Int.init), requests > 0 else { return nil }
        let ports = arguments.dropFirst().map { UInt16($0) }
        guard ports.count <= 1, let port = ports.first ?? 0 else { return nil }
        self.init(requests: requests, port: port)
    }
}
