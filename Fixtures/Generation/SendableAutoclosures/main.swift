let factory = AppFactory(App())

let view = factory.makeView()
check(made(), "Service Store")
onManyThreads { precondition(view.model().store === view.row.store() && view.model().service === view.service()) }
check(made(), "")
precondition(factory.makeView().service() !== view.service())
check(made(), "Service Store")

let plain = factory.makePlainView()
check(made(), "")
precondition(plain.model().store === plain.store())
check(made(), "Service Store")

let asyncView = await factory.makeAsyncView()
check(made(), "Service Store")
let (model, store) = (await asyncView.model(), await asyncView.store())
precondition(model.store === store)
check(made(), "")

let clocks = factory.makeClockView()
check(made(), "SystemClock")
precondition(clocks.clock() as AnyObject === clocks.system())
check(made(), "")

let page = factory.makePageView(number: 1, draft: Draft())
check(made(), "Page Preview")
precondition(page.page() === page.page() && page.preview() === page.preview())
check(made(), "")

@MainActor func useScreen() {
    let screen = factory.makeScreen()
    check(made(), "")
    precondition(screen.model() === screen.model() && screen.store() === screen.again())
    check(made(), "ScreenModel Service Store")
}
useScreen()

let request = factory.makeRequestFactory(Request(path: "/")).makeRequestView()
check(made(), "Service Store")
onManyThreads { precondition(request.model().store === request.store()) }
check(made(), "")

let session = factory.makeSessionFactory(Session(user: 1)).makeSessionView()
check(made(), "Service Store")
precondition(session.row.store() === session.store())
check(made(), "")

#if DEBUG
let fake = FakeAppFactory(App(), makeAPI: { API() }).makeAPIView()
check(made(), "API")
precondition(fake.api() === fake.again())
check(made(), "")
#endif

let panel = factory.makePanelView()
check(made(), "Service")
precondition(panel.panel.service() === panel.service())

let boxes = factory.makeBoxView()
check(made(), "Service")
precondition(boxes.box.value() === boxes.service())
check(made(), "")
