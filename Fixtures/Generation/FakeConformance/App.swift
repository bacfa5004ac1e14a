/// The main actor is that of the protocol, not of the factory's members.
@MainActor protocol Dependencies {
    func makeScreen() -> Screen
}

extension FakeConformanceFactory: Dependencies {}

protocol API {}

// @Provides(once, live, as: API)
final class HTTPAPI: API {}

// @Provides(live)
final class Upload {
    let size: Int

    // @Needs(given: size)
    init(size: Int) { self.size = size }
}

// @Needs
@MainActor final class Screen {
    let api: any API
    let upload: (Int) -> Upload

    init(api: any API, upload: @escaping (Int) -> Upload) {
        self.api = api
        self.upload = upload
    }
}
