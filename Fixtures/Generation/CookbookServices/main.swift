@MainActor func checkStart() async throws {
    let factory = CookbookServicesFactory()
    weak let reports = factory.crashReports
    precondition(reports?.lines == ["started"])
    try await factory.start()
    let isRunning = await factory.sync.isRunning
    precondition(isRunning)
}

@MainActor func checkOrder() {
    precondition(CookbookServicesFactory().makeRouter().handle("GET") == "GET, authenticated, compressed")
}

@MainActor func checkDemo() {
    let factory = CookbookServicesFactory()
    let demo = DemoFactory(app: factory)
    precondition(demo.makeCheckout().payment.pay(3) == "3 paid with play money")
    precondition(factory.makeCheckout().payment.pay(3) == "3 paid by card")
    precondition(demo.makeCheckout().catalogue === factory.makeCheckout().catalogue)
    precondition(demo.crashReports === factory.crashReports)
}

@MainActor func checkHandlers() throws {
    let factory = CookbookServicesFactory()
    let running = factory.makeRunningFactory(Running(orders: try Orders(path: "orders.db")))
    precondition(running.listOrders() == "tea, bread")
    precondition(factory.showReport(path: "May") == "report of May")
    precondition(factory.showReport(path: "") == "no such report")
}

@MainActor func checkAlive() {
    let factory = CookbookServicesFactory()
    var room: RoomFactory? = factory.makeRoomFactory(Room(name: "Kitchen"))
    weak let messages = room?.messages
    let badge = room?.makeBadge()
    var notifier = room?.makeNotifier()
    precondition(badge?.text == "7")

    room = nil
    precondition(messages != nil && notifier?.messages() === messages)
    notifier = nil
    precondition(messages == nil && badge?.text == "")
}

try await checkStart()
checkOrder()
checkDemo()
try checkHandlers()
checkAlive()

#if DEBUG
    @MainActor func checkFake() {
        let factory = FakeCookbookServicesFactory()
        factory.makeInvitation().send()
        precondition(factory.journal.lines == ["mail: Come!"])
    }

    checkFake()
#endif
