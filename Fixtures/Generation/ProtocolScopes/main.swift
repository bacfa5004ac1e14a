func useSessions() {
    let factory = ProtocolScopesFactory()
    let login = factory.makeLoginScreen()
    let guest = login.open(Guest())
    let member = factory.makeSessionFactory(Member(id: 7, profile: Profile(name: "Ada")))
    check(guest.makeHomeScreen().greeting.text == "Hello, guest")
    check(member.makeHomeScreen().greeting.text == "Hello, Ada")
    check(member.makeHomeScreen().session is Member && guest.makeHomeScreen().session is Guest)
    check(member.history.id == 7 && member.history === member.makeHomeScreen().history)
    check(guest.history.id == 0 && made["History"] == 2)
    let shop = member.makeMembershipFactory(Membership(points: Points(count: 3))).makeShopScreen()
    check(shop.history === member.history && shop.points.count == 3)
}

/// A closure that outlives its session uses one that starts from the same value.
func outlive() {
    let uploads = ProtocolScopesFactory().makeSessionFactory(Member(id: 7, profile: Profile(name: "Ada"))).uploads
    check(uploads.makeUpload().name == "Ada")
    check(alive["Uploads"] == 2)
}

@MainActor
func useWindow() {
    let window = ProtocolScopesFactory().makeWindowFactory(PlainWindow())
    check(window.toolbar.title.text == "plain")
}

useSessions()
outlive()
check(alive["Uploads"] == 0 && alive["History"] == 0)
MainActor.assumeIsolated { useWindow() }

#if DEBUG
    struct StubAPI: API {
        let id: Int
    }

    func useFake() {
        let factory = FakeProtocolScopesFactory(api: { session in StubAPI(id: session.id) })
        let screen = factory.makeLoginScreen().open(Member(id: 8, profile: Profile(name: "Ada"))).makeFeedScreen()
        check((screen.api as? StubAPI)?.id == 8)
    }

    useFake()
#endif
