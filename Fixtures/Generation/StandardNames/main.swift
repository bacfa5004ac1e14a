func check() async throws {
    let factory = AppFactory(App(name: "names"))
    let screen = try await factory.makeScreen()
    precondition(screen.cache === factory.cache && screen.makeCache() === screen.cache)
    let own = await factory.makeOwnScreen()
    precondition(own.number == 3)
}

try await check()
