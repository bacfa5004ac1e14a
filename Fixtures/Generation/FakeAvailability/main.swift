#if DEBUG
    struct FixedClock: Clock {
        let now = 42
    }

    func useOwnFakes() {
        let factory = FakeFakeAvailabilityFactory(api: HTTPAPI(), clock: FixedClock())
        let chat = factory.makeChat()
        precondition(chat.assistant.name == "sample" && chat.clock.now == 42)
        precondition(chat.sinks.map(\.name) == ["silent", "memory"])
        precondition(chat.transaction.isReplaced && chat.ledger.transaction === chat.transaction)
        precondition(factory.makeStart().api.name == "http" && chat.api.name == "http")
        precondition(factory.makeScanner().vision.name == "sample" && factory.makeReader().voice.name == "sample")
    }

    func useOwnFakesOfScopes() {
        let factory = FakeFakeAvailabilityFactory(api: HTTPAPI(), clock: FixedClock())
        let session = factory.makeSessionFactory(Session(user: User(name: "Ada")))
        let diary = session.makeDiary()
        precondition(diary.store.file == "sample of Ada" && diary.upload(1).size == 4)
        let view = session.makePageFactory(Page(number: Number(value: 3))).makePageView()
        precondition(view.cache.size == 3 && view.bookmark?.line == 6 && view.store.file == "sample of Ada")
    }

    /// A subclass replaces them.
    func override() {
        final class Staging: FakeSessionFactory {
            override var user: User { User(name: "Eve") }
        }
        let factory = FakeFakeAvailabilityFactory(api: HTTPAPI(), clock: FixedClock())
        let staging = Staging(Session(user: User(name: "Ada")), parent: factory)
        precondition(staging.makeDiary().store.file == "sample of Eve")
    }

    useOwnFakes()
    useOwnFakesOfScopes()
    override()
#endif
