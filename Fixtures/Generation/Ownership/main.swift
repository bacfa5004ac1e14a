final class FakeAPI: API {}

final class TestFactory: OwnershipFactory {
    let fake = FakeAPI()
    var openings = 0

    override var api: any API { fake }

    override func makeSessionFactory(_ session: Session) -> SessionFactory {
        openings += 1
        return TestSession(session, parent: self)
    }
}

final class TestSession: SessionFactory {
    override var user: User { User(name: "test") }
}

/// All that is alive; what the outermost factory keeps lives as long as the program.
func living(besides kept: String...) -> [String: Int] {
    alive.filter { $0.value > 0 && !kept.contains($0.key) }
}

func session(_ name: String) -> Session { Session(user: User(name: name)) }

/// Nobody holds the factory but what it made.
func useTemporaries() {
    let root = OwnershipFactory().makeRoot()
    precondition(root.makeHome().api === root.makeHome().api)
    precondition(alive["API"] == 1)
    let factory = root.openSession(session("a"))
    precondition(factory.store.makeHome().api === root.makeHome().api && alive["API"] == 1)
}

func useTestFactories() {
    let home = TestFactory().router.makeHome()
    precondition(home.api is FakeAPI)
    precondition(TestFactory().makeRoot().makeHome().api is FakeAPI)
    precondition(TestFactory().makeRoot().openSession(session("a")).makeUpload().user.name == "test")
}

/// What a session kept outlives it, and makes nothing in it any more.
func callLate(_ app: TestFactory) {
    var factory: SessionFactory? = SessionFactory(session("a"), parent: app)
    var store = factory?.store
    precondition(store?.makeUpload()?.cache === factory?.cache && store?.queue.makeLater()()?.cache === factory?.cache)
    precondition(store?.feed.makeUpload()?.user.name == "a")
    factory = nil
    precondition(alive["Cache"] == 0 && alive["Store"] == 1)
    precondition(store?.makeUpload() == nil && store?.queue.makeLater()() == nil && store?.feed.makeUpload() == nil)
    // The parent's own types are made by the parent.
    precondition(store?.makeHome().api === app.api && app.openings == 0)
    store = nil
}

/// A screen keeps the session that it was made from, and an inner factory the one around it.
func keepOpen(_ app: TestFactory) {
    var factory: SessionFactory? = app.makeSessionFactory(session("a"))
    let cache = factory?.cache
    var screen = factory?.makeScreen()
    factory = nil
    precondition(screen?.makeUpload().cache === cache && screen?.store.makeUpload()?.cache === cache)
    var page = screen?.openPage(Page(number: 3))
    screen = nil
    precondition(page?.player.makeStep()?.number == 3 && page?.player.makeUpload().cache === cache)
    var player = page?.player
    page = nil
    // The page is gone, and the player's closure for the session's type keeps the session.
    precondition(player?.makeUpload().cache === cache && player?.makeStep() == nil)
    player = nil
}

func openAndDrop(_ app: TestFactory) {
    for number in 0..<10_000 {
        let screen = app.makeSessionFactory(session("\(number)")).makeScreen()
        let page = screen.openPage(Page(number: number))
        precondition(page.player.makeStep()?.store === screen.store)
        precondition(screen.store.feed.makeUpload()?.user.name == "test")
    }
}

useTemporaries()
useTestFactories()
alive = [:]

let app = TestFactory()
callLate(app)
precondition(living() == [:], "\(living())")
app.openings = 0
keepOpen(app)
precondition(living() == [:], "\(living())")
openAndDrop(app)
precondition(living() == [:], "\(living())")
