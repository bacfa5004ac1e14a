#if DEBUG
nonisolated struct StoppedClock: Clock {}
#endif

func check() async throws {
    let factory = AppFactory(App(name: "names"))
    let screen = try await factory.makeScreen()
    precondition(screen.cache === factory.cache && screen.makeCache() === screen.cache)
    let own = await factory.makeOwnScreen()
    precondition(own.number == 3)
    if #available(macOS 999, *) {
        let new = await factory.makeNewScreen()
        let weak = await factory.newWeak
        precondition(new.new === factory.new && new.weak === weak && new.optional === factory.newOptional)
    }
    #if DEBUG
    let fake = FakeAppFactory(App(name: "fake"), clock: StoppedClock())
    precondition(fake.clock is StoppedClock)
    let faked = try await fake.makeScreen()
    precondition(faked.cache === fake.cache)
    #endif
}

try await check()
