final class TestFactory: PlatformAvailabilityFactory {
    override func makeCharts() -> Charts {
        made += 1
        return Charts()
    }

    override var opener: Opener { Opener() }

    var made = 0
}

let factory = TestFactory()
precondition(factory.plotter === factory.plotter)
precondition(factory.made == 1)
_ = factory.makeApp()
_ = factory.makePlain()
_ = try await factory.makeYoung()
let session = await factory.session
let other = await factory.session
precondition(session === other)
precondition(factory.newStore === factory.store)
factory.run()

/// Where a requirement is met, nobody is told that the method is old.
protocol Check {
    func check() async
}

struct Deprecated: Check {
    @available(*, deprecated)
    @MainActor func check() async {
        _ = await factory.makeOld()
        let (first, second) = (await factory.pencil, await factory.pencil)
        precondition(first === second)
    }
}

let check: any Check = Deprecated()
await check.check()
