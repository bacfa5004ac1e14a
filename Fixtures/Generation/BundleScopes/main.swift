final class TestFactory: BundleScopesFactory {
    var openings = 0

    override func makeSessionFactory(_ session: Session) -> SessionFactory {
        openings += 1
        return super.makeSessionFactory(session)
    }
}

func session(_ name: String) -> Session { Session(user: User(name: name)) }

/// A screen outlives its factory, and keeps what it needs.
func keepTabs() {
    var tabs: Tabs? = BundleScopesFactory().makeSessionFactory(session("a")).makeTabs()
    precondition(tabs?.screens.makeHome().user.name == "a")
    precondition(tabs?.screens.makeHome().cache === tabs?.screens.makeCache() && alive["Cache"] == 1)
    tabs = nil
    precondition(alive["Cache"] == 0 && alive["Tabs"] == 0)
}

/// Dropping the factory frees what it kept.
func dropSession() {
    let app = TestFactory()
    var factory: SessionFactory? = app.makeSessionFactory(session("a"))
    var router = factory?.router
    precondition(router?.screens.makeHome().cache === factory?.cache && app.openings == 1)
    precondition(router?.screens.makePage(at: 3, titled: "three").title == "three")
    factory = nil
    precondition(alive["Cache"] == 0 && alive["Router"] == 1)
    precondition(router?.screens.makeHome().user.name == "a" && app.openings == 2)
    router = nil
    precondition(alive["Router"] == 0)
}

func useShared() {
    let app = BundleScopesFactory()
    let root = app.makeRoot()
    _ = root.shared.again.again.makeAbout()
    precondition(root.shared.open(session("b")).makeTabs().screens.makeHome().user.name == "b")
    precondition(app.makeSessionFactory(session("c")).makeUnneeded().router().screens.makeHome().user.name == "c")
    precondition(app.makeLobby().greeting.greeting().name == "nobody")
    precondition(app.makeSessionFactory(session("d")).user.name == "d")
}

keepTabs()
dropSession()
useShared()
precondition(alive.values.allSatisfy { $0 == 0 }, "\(alive)")
