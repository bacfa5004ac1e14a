final class TestStore: Store {
    func add() -> Int { 100 }
}

final class TestFactory: BotFactory {
    override var store: any Store { TestStore() }
}

let listener = BotFactory(Bot(token: "t")).listener
check(listener.makeEvent().store.add() == 1 && listener.makeEvent().store.add() == 2)
check(made["FileStore"] == 1)
let screen = BotFactory(Bot(token: "t")).makeScreen()
check(screen.makeEvent().store.add() == 1 && screen.makeEvent().store.add() == 2)
check(made["FileStore"] == 2)
let tested = TestFactory(Bot(token: "t")).listener
check(tested.makeEvent().store.add() == 100 && made["FileStore"] == 2)
#if DEBUG
    let faked = FakeBotFactory(Bot(token: "t"), store: TestStore()).listener
    check(faked.makeEvent().store.add() == 100 && made["FileStore"] == 2)
#endif
