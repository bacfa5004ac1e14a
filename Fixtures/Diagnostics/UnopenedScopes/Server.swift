// @Provides(once)
final class Logger {}

// @Scope
struct Request {
    // @Provides
    let id: Int
}

// @Provides
struct RequestLogger {
    let id: Int
    let logger: Logger
}

// @Provides
struct TodoStore {
    let logger: RequestLogger
}

// @Needs
func run(store: TodoStore, open: (Request) -> RequestFactory) {}
