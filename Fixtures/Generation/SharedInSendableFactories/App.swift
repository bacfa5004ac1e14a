// @Scope(root, sendable)
struct App: Sendable {}

// @Provides(graph, live)
nonisolated final class Auth: Sendable {
    init() { note("Auth") }
}

// @Provides(live)
nonisolated final class API: Sendable {
    let auth: Auth?

    // @Needs
    init(auth: Auth) { self.auth = auth }

    init() { auth = nil }
}

// @Provides(live)
nonisolated final class Images: Sendable {
    let auth: Auth?

    // @Needs
    init(auth: Auth) async { self.auth = auth }

    init() { auth = nil }
}

// @Provides(graph)
nonisolated final class Service: Sendable { init() { note("Service") } }

// @Provides
nonisolated final class Model: Sendable {
    let service: Service

    init(service: Service) { self.service = service }
}

/// The lazy variable is one call's own, so it needs no lock.
// @Needs
nonisolated struct View {
    let model: () -> Model
    let other: () -> Model

    init(model: @autoclosure @escaping () -> Model, other: @autoclosure @escaping () -> Model) {
        self.model = model
        self.other = other
    }
}

// @Needs
@MainActor struct MainView {
    let model: () -> Model
    let other: () -> Model

    init(model: @autoclosure @escaping () -> Model, other: @autoclosure @escaping () -> Model) {
        self.model = model
        self.other = other
    }
}

// @Needs
nonisolated struct Screen: Sendable {
    let api: API
    let images: Images
}

// @Needs
nonisolated struct Sync: Sendable {
    let api: API
    let again: API
}

// @Provides(once)
nonisolated final class Keeper: Sendable {
    let api: API
    let service: Service

    init(api: API, service: Service) {
        self.api = api
        self.service = service
    }
}

// @Needs
nonisolated struct Use: Sendable {
    let keeper: Keeper
    let model: Model
}
