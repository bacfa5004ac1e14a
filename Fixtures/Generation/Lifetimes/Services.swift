struct Note {
    let text: String
}

protocol Clock {
    func now() -> Int
}

// @Provides(once, as: Clock)
struct SystemClock: Clock {
    func now() -> Int { 42 }
}

// @Provides(once)
final class HTTPClient {
    let clock: any Clock

    init(clock: Clock) {
        self.clock = clock
    }
}

/// Each need has one of its own.
// @Provides(each)
final class Request {
    let client: HTTPClient

    init(client: HTTPClient) {
        self.client = client
    }
}

final class Screen {
    let first: Request
    let second: Request

    // @Needs
    init(first: Request, second: Request) {
        self.first = first
        self.second = second
    }
}
