let factory = AppFactory(App(name: "Strict"))
let screen = await factory.makeScreen()
precondition(screen.store === screen.feed.store && screen.cache === factory.cache)
