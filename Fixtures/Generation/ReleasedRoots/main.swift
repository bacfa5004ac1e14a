final class TestStore: Store {
    let life = Life("TestStore")
    func add() -> Int { 100 }
}

func run() {
    var factory: BotFactory? = BotFactory(Bot(token: "t"))
    weak let gone = factory
    let listener = factory!.listener
    check(listener.makeEvent().store.add() == 1 && listener.makeEvent().store.add() == 2)
    factory = nil
    check(gone == nil && alive["FileStore"] == 0)
    // The calls share what is made again.
    check(listener.makeEvent().store.add() == 1 && listener.makeEvent().store.add() == 2)
    #if DEBUG
        let faked = FakeBotFactory(Bot(token: "t"), store: TestStore()).listener
        check(faked.makeEvent().store.add() == 100 && made["FileStore"] == 2)
    #endif
}
run()
check(alive["FileStore"] == 0 && alive["Listener"] == 0)
