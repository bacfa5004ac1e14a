let factory = AppFactory(App())
let view = factory.makeView()
check(made(), "")
precondition(view.model().service === view.other().service)
check(made(), "Service")

@MainActor func useOnMainActor() {
    let view = factory.makeMainView()
    check(made(), "")
    precondition(view.model().service === view.other().service)
    check(made(), "Service")
}
useOnMainActor()

#if DEBUG
let fake = FakeAppFactory(App(), makeAPI: { API() }, makeImages: { Images() })
precondition(fake.makeSync().again.auth == nil)
let faked = await fake.makeScreen()
precondition(faked.images.auth == nil)
precondition(fake.makeUse().keeper.api.auth == nil)
check(made(), "Service*2")
#endif

let screen = await factory.makeScreen()
precondition(screen.api.auth === screen.images.auth)
check(made(), "Auth")
