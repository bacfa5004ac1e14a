#if DEBUG
    struct StubAssistant: Assistant {
        let name = "stub"
    }

    struct FixedClock: Clock {
        let now = 42
    }

    struct StubSink: Sink {
        let name = "stub"
    }

    func fake() -> FakeFakeAvailabilityFactory {
        let transaction = Transaction()
        transaction.isReplaced = true
        return FakeFakeAvailabilityFactory(
            assistant: StubAssistant(), api: HTTPAPI(), clock: FixedClock(),
            makeUpload: { session in { Upload(size: $0 + session.user.name.count) } },
            makeConsoleSink: { StubSink() }, openFile: StubSink(), makeTransaction: { transaction },
            pageCache: { PageCache(size: $0.number.value) })
    }

    func useReplacements() {
        let chat = fake().makeChat()
        precondition(chat.assistant.name == "stub" && chat.clock.now == 42)
        precondition(chat.sinks.map(\.name) == ["stub", "stub"])
        precondition(chat.transaction.isReplaced && chat.ledger.transaction === chat.transaction)
    }

    /// What the module brings is used in place of what the initializer leaves out.
    func useOwnFakes() {
        let factory = fake()
        precondition(factory.makeScanner().vision.name == "sample")
        let session = factory.makeSessionFactory(Session(user: User(name: "Ada")))
        let diary = session.makeDiary()
        precondition(diary.store.file == "sample of Ada" && diary.upload(1).size == 4)
        let view = session.makePageFactory(Page(number: Number(value: 3))).makePageView()
        precondition(view.cache.size == 3 && view.bookmark?.line == 6 && view.store.file == "sample of Ada")
    }

    /// A test replaces them, in inner factories too. Its subclass inherits the initializers.
    func replaceOwnFakes() {
        final class Staging: FakeSessionFactory {
            override var user: User { User(name: "Eve") }
        }
        let factory = FakeFakeAvailabilityFactory(
            assistant: StubAssistant(), api: HTTPAPI(), clock: FixedClock(), makeUpload: { _ in { Upload(size: $0) } },
            vision: CameraVision(), makeConsoleSink: { StubSink() }, openFile: StubSink(),
            makeTransaction: { Transaction() }, store: { _ in DiskStore(user: User(name: "own")) },
            pageCache: { _ in PageCache(size: 1) }, optionalBookmark: { _ -> Bookmark? in nil })
        precondition(factory.makeScanner().vision.name == "camera")
        precondition(factory.makeReader().vision.name == "camera" && factory.makeReader().voice.name == "sample")
        let session = factory.makeSessionFactory(Session(user: User(name: "Ada")))
        precondition(session.makeDiary().store.file == "own")
        precondition(session.makePageFactory(Page(number: Number(value: 3))).makePageView().bookmark == nil)
        let staging = Staging(
            Session(user: User(name: "Ada")), parent: factory, makeUpload: { Upload(size: $0) },
            pageCache: { _ in PageCache(size: 1) })
        precondition(staging.makeDiary().store.file == "sample of Eve")
    }

    useReplacements()
    useOwnFakes()
    replaceOwnFakes()
#endif
