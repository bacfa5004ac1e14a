#if DEBUG
struct StubAPI: API { func load() -> String { "stub" } }
struct FixedClock: Clock { var now: Int { 7 } }
struct StubStore: Store { let name: String }

func fake() async -> FakeAppFactory {
    FakeAppFactory(
        App(baseURL: "nowhere"),
        api: StubAPI(),
        cache: Cache(isFake: true),
        database: await Database(name: "memory"),
        intFunction: { 6 },
        loggingStep: { "silence" },
        makeClock: { FixedClock() },
        makePageCache: { page in { PageCache(page: Page(number: page.number * 10)) } },
        makeQuery: { Query(fake: $0 + "!") },
        makeTransaction: { Transaction(id: 9) },
        makeUpload: { size in try await Upload(size: -size, api: StubAPI()) },
        store: { session in StubStore(name: session.user.name + "'s") })
}

func useFakes() async throws {
    let factory = await fake()
    let home = factory.makeHome()
    precondition(home.coordinator.makeAPI().load() == "stub" && home.clock.now == 7 && home.random() == 6)
    precondition(home.cache.isFake && home.steps == ["silence", "plain"])

    let uploads = await factory.makeUploads()
    let upload = try await uploads.upload(3)
    precondition(uploads.database.name == "memory" && upload.size == -3)

    let books = factory.makeBooks()
    precondition(books.transaction === books.first.transaction && books.transaction.id == 9)

    let report = try await factory.makeReport(text: "all")
    precondition(report.query.text == "all!")

    let session = factory.makeSessionFactory(Session(user: User(name: "Ada")))
    let reader = session.makeProfile().openPage(Page(number: 2)).makeReader()
    precondition(reader.store.name == "Ada's" && reader.cache.page == 20)
}

/// The fake's products make a fake again when it is gone.
func outliveTheFake() async {
    let home = await fake().makeHome()
    precondition(home.coordinator.makeAPI().load() == "stub")
    let session = home.coordinator.openSession(Session(user: User(name: "Bob")))
    precondition(session.makeProfile().store.name == "Bob's")
}

/// A test can make the fake of an inner factory itself.
func fakeOneSession() {
    let app = AppFactory(App(baseURL: "here"))
    let session = Session(user: User(name: "Cleo"))
    let fake = FakeSessionFactory(
        session, parent: app, makePageCache: { page in { PageCache(page: page) } }, store: StubStore(name: "none"))
    precondition(fake.makeProfile().store.name == "none")
}

/// A test may override more.
final class MoreFake: FakeAppFactory {
    override var string: String { "overridden" }
}

try await useFakes()
await outliveTheFake()
fakeOneSession()
#endif

// The factory itself is as it would be without the word.
let app = AppFactory(App(baseURL: "here"))
precondition(app.makeHome().clock.now == 1 && app.api.load() == "network" && app.httpapi.address == "here")
