final class FixedClock: Clock {
    let life = note("FixedClock")
}

final class FixedLog: Log {
    let life = note("FixedLog")
}

/// The only key of the clock, and one of the two keys of the log.
final class TestFactory: EagerInstancesFactory {
    private let fixedClock = FixedClock()
    private let fixedLog = FixedLog()

    override var clock: any Clock { fixedClock }
    override var log: any Log { fixedLog }
}

@MainActor
func buildInOrder() {
    let factory = EagerInstancesFactory()
    var expected = ["Index", "Store", "Cache", "SystemClock", "FileLog", "Glass", "Bag", "Busy"]
    #if os(Linux)
        expected.insert("Inotify", at: 5)
    #endif
    #if DEBUG
        expected.insert("DebugTracer", at: expected.count - 3)
    #else
        expected.insert("Tracer", at: expected.count - 3)
    #endif
    check(order == expected)
    check(made["Lazy"] == nil && made["Idle"] == nil)
    check(factory.cache.store === factory.store)
    _ = factory.makeScreen()
    check(made["Lazy"] == 1 && made["Cache"] == 1 && made["FileLog"] == 1)

    order = []
    var session: SessionFactory? = factory.makeSessionFactory(Session(user: "Ada"))
    check(order == ["Sync"] && made["Cache"] == 1)
    let room = session?.makeRoomFactory(Room(number: 3))
    check(order == ["Sync", "Door"] && room?.door === room?.door)

    // The closure outlives the session: it uses another one, which has a sync of its own.
    let sync = session?.sync
    session = nil
    _ = room
    check(alive["Sync"] == 1)
    check(sync?.cache === factory.cache)
}

@MainActor
func makeAgain() {
    order = []
    let factory = EagerInstancesFactory()
    let sync = factory.makeSessionFactory(Session(user: "Ada")).sync
    check(order.filter { $0 == "Sync" }.count == 1)
    let upload = sync.makeUpload()
    check(order.filter { $0 == "Sync" }.count == 2)
    check(upload.sync !== sync)
}

@MainActor
func override() {
    order = []
    _ = TestFactory()
    check(order.contains("FixedClock") && !order.contains("SystemClock"))
    check(order.contains("FixedLog") && order.contains("FileLog"))
}

MainActor.assumeIsolated {
    buildInOrder()
    makeAgain()
    override()
}
check(alive.allSatisfy { $0.value == 0 })
