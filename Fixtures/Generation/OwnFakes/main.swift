#if DEBUG
    struct StubSink: Sink {
        let name = "stub"
    }

    struct OtherClock: Clock {
        let now = 1
    }

    func fake() -> FakeOwnFakesFactory {
        FakeOwnFakesFactory(disk: Disk(), makeConsoleSink: { StubSink() }, remote: { StubSink() })
    }

    /// What the module brings is used, with the lifetimes of what it replaces.
    func useOwnFakes() async throws {
        let factory = fake()
        let screen = factory.makeScreen()
        precondition(screen.api.load() == "sample" && screen.clock.now == 42)
        precondition(screen.transaction.number == 7 && screen.ledger.transaction === screen.transaction)
        precondition(factory.makeScreen().transaction !== screen.transaction)
        precondition(screen.cache.isSample && factory.cache === screen.cache)
        let database = try await factory.database
        precondition(database === memoryDatabase)
        let diary = factory.makeSessionFactory(Session(user: User(name: "Ada"))).makeDiary()
        precondition(diary.store.file == "memory of Ada" && diary.nickname == "Addie")
    }

    func upload() async {
        let upload = await fake().makeUpload(size: 3)
        precondition(upload.size == 300)
        let box = await fake().makeBox(side: 4)
        precondition(box.side == 8)
    }

    /// A test replaces what it wants.
    func useArguments() async throws {
        let store = MemoryStore(user: User(name: "own"))
        let factory = FakeOwnFakesFactory(
            database: Database(name: "own"), disk: Disk(), makeClock: { OtherClock() },
            makeConsoleSink: { StubSink() }, remote: { StubSink() }, store: { _ in store })
        precondition(factory.makeScreen().clock.now == 1 && factory.makeScreen().api.load() == "sample")
        let database = try await factory.database
        precondition(database.name == "own")
        precondition(factory.makeSessionFactory(Session(user: User(name: "Bob"))).makeDiary().store === store)
    }

    /// Any element takes the place of a live one, in closures too.
    func useSinks() async {
        let names = await fake().makeAnalytics().sinks.map(\.name)
        precondition(names == ["stub", "memory", "stub", "plain"], "\(names)")
        var later: [String] = []
        for sink in fake().makeLaterAnalytics().sinks { later.append(await sink().name) }
        precondition(later == names)
    }

    func useDefaults() async {
        let album = fake().makeAlbum()
        precondition(album.label("a").name == "sample a" && album.styledLabel("b", Style()).name == "sample b")
        let picture = await album.picture("c")
        precondition(picture.name == "sample c")
    }

    try await useOwnFakes()
    await useDefaults()
    await upload()
    try await useArguments()
    await useSinks()
#endif
precondition(OwnFakesFactory().makeScreen().api.load() == "http")
