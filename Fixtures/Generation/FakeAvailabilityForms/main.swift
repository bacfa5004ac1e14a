#if DEBUG
    struct StubVision: Vision {
        let name = "stub"
    }

    func use() async throws {
        let screen = FakeAppFactory(App()).makeScreen()
        precondition(screen.assistant.name == "sample" && screen.disk.name == "memory")
        precondition(screen.vision.name == "sample" && screen.cache.name == "sample" && screen.sensor.name == "sample")
        let model = try await screen.model()
        precondition(model.name == "sample")
        precondition(FakeAppFactory(App(), makeVision: { StubVision() }).makeScreen().vision.name == "stub")
        let cache = Cache(name: "own")
        let other = FakeAppFactory(App(), makeModel: { Model(name: "own") }, cache: cache).makeScreen()
        let own = try await other.model()
        precondition(other.cache === cache && own.name == "own")
    }

    @MainActor func useSession() {
        let session = FakeAppFactory(App()).makeSessionFactory(Session(user: User(name: "Ada")))
        precondition(session.makeCameraView().camera.name == "sample of Ada")
        let own = FakeAppFactory(App(), camera: { _ in Camera(name: "own") })
        precondition(own.makeSessionFactory(Session(user: User(name: "Ada"))).makeCameraView().camera.name == "own")
    }

    try await use()
    await MainActor.run { useSession() }
#endif
