func openSession(_ name: String) -> Session { Session(user: User(name: name)) }

/// A screen outlives its factory, and keeps what it needs.
func keepTabs() {
    var tabs: Tabs? = BundleScopesFactory().makeSessionFactory(openSession("a")).makeTabs()
    precondition(tabs?.screens.makeHome().user.name == "a")
    precondition(tabs?.screens.makeHome().cache === tabs?.screens.makeCache() && alive["Cache"] == 1)
    tabs = nil
    precondition(alive["Cache"] == 0 && alive["Tabs"] == 0)
}

/// Dropping the factory frees what it kept.
func dropSession() {
    let app = BundleScopesFactory()
    var factory: SessionFactory? = app.makeSessionFactory(openSession("a"))
    var router = factory?.router
    precondition(router?.screens.makeHome()?.cache === factory?.cache)
    precondition(router?.screens.makePage(at: 3, titled: "three").title == "three")
    factory = nil
    precondition(alive["Cache"] == 0 && alive["Router"] == 1)
    precondition(router?.screens.makeHome() == nil && router?.screens.makeCache() == nil)
    precondition(router?.screens.makePage(at: 4, titled: "four").number == 4)
    router = nil
    precondition(alive["Router"] == 0)
}

func useShared() {
    let app = BundleScopesFactory()
    let root = app.makeRoot()
    precondition(root.shared.again?.again?.makeAbout() != nil)
    precondition(root.shared.open(openSession("b")).makeTabs().screens.makeHome().user.name == "b")
    let session = app.makeSessionFactory(openSession("c"))
    precondition(session.makeUnneeded().router().screens.makeHome()?.user.name == "c")
    precondition(app.makeLobby().greeting.greeting().name == "nobody")
    precondition(app.makeSessionFactory(openSession("d")).user.name == "d")
}

func load() async throws {
    let session = BundleScopesFactory().makeSessionFactory(openSession("e"))
    let (loaded, again) = (try await session.makeTabs().screens.load(), try await session.router.screens.load())
    precondition(loaded !== again)
}

keepTabs()
dropSession()
useShared()
try await load()
precondition(alive.values.allSatisfy { $0 == 0 }, "\(alive)")
