#if DEBUG
    final class FakeAPI: API {}

    @MainActor func use() async throws {
        let factory = FakeFakeConformanceFactory(api: FakeAPI(), makeUpload: { Upload(size: $0 + 1) })
        let dependencies: any Dependencies = factory
        let screen = dependencies.makeScreen()
        precondition(screen.api is FakeAPI && screen.upload(3).size == 4)
        let gallery = factory.makeGallery()
        precondition(gallery.clock.now == 42 && gallery.cache.isSample && gallery.download(3).size == 300)
        let database = try await gallery.openDatabase()
        precondition(database.name == "memory")
        let session: any SessionDependencies = factory.makeSessionFactory(Session(user: User(name: "Ada")))
        precondition(session.makePage().store.file == "sample of Ada")
    }

    try await use()
#endif
