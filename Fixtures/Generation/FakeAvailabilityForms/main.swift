#if DEBUG
    func use() async throws {
        let factory = FakeAppFactory(App())
        let screen = factory.makeScreen()
        precondition(screen.assistant.name == "sample" && screen.disk.name == "memory")
        precondition(screen.vision.name == "sample" && screen.cache === factory.cache && screen.sensor.name == "sample")
        let model = try await screen.model()
        precondition(model.name == "sample")
    }

    @MainActor func useSession() {
        let session = FakeAppFactory(App()).makeSessionFactory(Session(user: User(name: "Ada")))
        precondition(session.makeCameraView().camera.name == "sample of Ada")
    }

    try await use()
    await MainActor.run { useSession() }
#endif
