/// What is kept has closures that make closures, which may each run anywhere.
// @Provides(once, in: Request)
nonisolated final class Dispatcher: Sendable {
    let prepare: @Sendable () -> @Sendable (_ text: String) -> Notice?
    let later: @Sendable () -> @Sendable (_ text: String) async -> Notice?

    init(
        prepare: @escaping @Sendable () -> @Sendable (_ text: String) -> Notice?,
        later: @escaping @Sendable () -> @Sendable (_ text: String) async -> Notice?
    ) {
        self.prepare = prepare
        self.later = later
    }
}

// @Provides
nonisolated struct Notice: Sendable {
    let request: Request
    let text: String

    // @Needs(given: text)
    init(request: Request, text: String) {
        self.request = request
        self.text = text
    }
}

// @Needs
nonisolated func announce(dispatcher: Dispatcher) -> Notice? { dispatcher.prepare()("now") }
