final class TestStore: Store {
    let life = Life("TestStore")
    func add() -> Int { 100 }
}

func run() {
    var factory: BotFactory? = BotFactory(Bot(token: "t"))
    weak let gone = factory
    let listener = factory!.listener
    check(listener.makeEvent()?.store.add() == 1 && listener.makeEvent()?.store.add() == 2)
    var screen = Optional(factory!.makeScreen())
    factory = nil
    check(gone != nil && screen?.makeEvent().store.add() == 3)
    screen = nil
    check(gone == nil && alive["FileStore"] == 0)
    // The token was read when the closure was made.
    check(listener.makeEvent() == nil && listener.token() == "t" && made["FileStore"] == 1)
    #if DEBUG
        let fake = FakeBotFactory(Bot(token: "t"), store: TestStore())
        check(fake.listener.makeEvent()?.store.add() == 100 && made["FileStore"] == 1)
    #endif
}
run()
check(alive["FileStore"] == 0 && alive["Listener"] == 0)
