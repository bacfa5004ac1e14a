final class TestAPI: API {
    func get() -> String { "test" }
}

final class TestStore: Store {
    let name: String
    init(_ name: String) { self.name = name }
}

#if DEBUG
final class TestApp: ReleasedFakesFactory {
    override func makeSessionFactory(_ session: Session) -> SessionFactory {
        check(session.user == "Ada")
        return FakeSessionFactory(session, parent: self, store: TestStore("other"))
    }
    override var api: any API { TestAPI() }
}
#endif

func run() {
    #if DEBUG
        let app = FakeReleasedFakesFactory(api: TestAPI(), store: { TestStore("fake " + $0.user) })
        var session = app.makeSessionFactory(Session(user: "Ada"))
        let queue = session.queue
        check(queue.makeUpload()?.text == "test fake Ada 1" && queue.makeUpload()?.text == "test fake Ada 2")
        check(queue.other()?.count == 2 && made["Counter"] == 1)
        let bob = FakeSessionFactory(Session(user: "Bob"), parent: app, store: TestStore("own"))
        check(bob.queue.makeUpload()?.text == "test own 1" && bob.queue.makeUpload()?.text == "test own 2")
        session = TestApp().makeSessionFactory(Session(user: "Ada"))
        check(queue.makeUpload() == nil && queue.other() == nil)
        check(session.queue.makeUpload()?.text == "test other 1")
        check(made["HTTPAPI"] == nil && made["DiskStore"] == nil)
    #endif
}
run()
check(alive.values.allSatisfy { $0 == 0 })
