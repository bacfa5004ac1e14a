final class TestFactory: SessionFactory {
    override var user: User { User(name: "Test") }
}

func session(_ name: String) -> Session { Session(user: User(name: name), secret: 7) }

func useSessions() {
    let app = AppFactory(App(log: Log()))
    var first: SessionFactory? = app.makeSessionFactory(session("a"))
    let second = app.coordinator.startSession(session("b"))
    precondition(first?.walletsRepository.user.name == "a" && second.walletsRepository.user.name == "b")
    precondition(first?.walletsRepository.api === app.api && second.walletsRepository === second.walletsRepository)
    precondition(first?.preferences !== second.preferences)
    precondition(WalletsRepository.alive == 2)

    // A child factory, and a controller from it, outlive the session for a moment.
    var page: PageFactory? = first?.makeSessionController().openPage(Page(number: 3))
    first = nil
    precondition(WalletsRepository.alive == 2)
    var controller = page?.makePageController()
    precondition(controller?.model.number == 3 && controller?.view.model === controller?.model)
    precondition(controller?.theme === controller?.header.theme && controller?.theme === controller?.view.theme)
    precondition(controller?.again().model !== controller?.model && controller?.model.api === app.api)
    page = nil
    precondition(controller?.again().model.number == 3)
    controller = nil
    precondition(WalletsRepository.alive == 1 && PageController.alive == 0)
}

/// What a session kept is called when its factory is gone.
func callLate() {
    var session: SessionFactory? = AppFactory(App(log: Log())).makeSessionFactory(session("late"))
    let wallets = session!.walletsRepository
    precondition(wallets.makeUpload()?.token.value == 7 && wallets.reports.makeUpload(4)?.size == 4)
    let coordinator = AppFactory(App(log: wallets.api.log)).coordinator
    precondition(coordinator.startSession(Session(user: User(name: "late"), secret: 8)).walletsRepository.api.log === wallets.api.log)
    session = nil
    precondition(wallets.makeUpload() == nil && wallets.reports.makeUpload(4) == nil)
    // The token was read when the closure was made, and the API is the app's.
    precondition(wallets.reports.makeToken().value == 7 && wallets.reports.api() === wallets.api)
}

useSessions()
precondition(WalletsRepository.alive == 0)
callLate()
precondition(WalletsRepository.alive == 0)
let app = AppFactory(App(log: Log()))
precondition(TestFactory(session("a"), parent: app).walletsRepository.user.name == "Test")
precondition(app.makeSessionFactory(session("a")).makePageFactory(Page(number: 1)).play())
