final class FixedFactory: LifetimesFactory {
    struct FixedClock: Clock {
        func now() -> Int { 7 }
    }

    override var clock: any Clock { FixedClock() }
}

let factory = LifetimesFactory()
let screen = factory.makeScreen()
precondition(screen.first !== screen.second)
precondition(screen.first.client === screen.second.client)
precondition(screen.first.client === factory.httpClient)
precondition(LifetimesFactory().httpClient !== factory.httpClient)
precondition(screen.first.client.clock.now() == 42)
precondition(FixedFactory().makeScreen().second.client.clock.now() == 7)
