let factory = AppFactory(App())

let view = factory.makeView()
check(made(), "")
onManyThreads { precondition(view.model().store === view.row.store() && view.model().service === view.service()) }
check(made(), "Service Store")
precondition(factory.makeView().service() !== view.service())
check(made(), "Service")

let plain = factory.makePlainView()
check(made(), "")
precondition(plain.model().store === plain.store())
check(made(), "Service Store")

let asyncView = await factory.makeAsyncView()
check(made(), "")
let (model, store) = (await asyncView.model(), await asyncView.store())
precondition(model.store === store)
check(made(), "Service Store")

let clocks = factory.makeClockView()
check(made(), "")
precondition(clocks.clock() as AnyObject === clocks.system())
check(made(), "SystemClock")

let page = factory.makePageView(number: 1, draft: Draft())
check(made(), "Preview")
precondition(page.page() === page.page() && page.preview() === page.preview())
check(made(), "Page")

@MainActor func useScreen() {
    let screen = factory.makeScreen()
    check(made(), "")
    precondition(screen.model() === screen.model() && screen.store() === screen.again())
    check(made(), "ScreenModel Service Store")
}
useScreen()

let request = factory.makeRequestFactory(Request(path: "/")).makeRequestView()
check(made(), "")
onManyThreads { precondition(request.model().store === request.store()) }
check(made(), "Service Store")

let session = factory.makeSessionFactory(Session(user: 1)).makeSessionView()
check(made(), "Service Store")
precondition(session.row.store() === session.store())
check(made(), "")

#if DEBUG
let fake = FakeAppFactory(App(), makeAPI: { API() }).makeAPIView()
check(made(), "")
precondition(fake.api() === fake.again())
check(made(), "API")
#endif

let panel = factory.makePanelView()
#if DEBUG
check(made(), "")
precondition(panel.panel.service() === panel.service())
#endif
check(made(), "Service")
precondition(panel.panel.service() === panel.service())

let boxes = factory.makeBoxView()
check(made(), "")
precondition(boxes.box.value() === boxes.service())
check(made(), "Service")
