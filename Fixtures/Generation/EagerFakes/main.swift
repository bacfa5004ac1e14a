struct StubAPI: API {}
struct StubRadio: Radio {}
struct StubPart: Part {}

func useRealFactory() {
    let factory = EagerFakesFactory()
    for type in ["HTTPAPI", "FileLog", "CrashReporter", "Uploader", "Sender", "Queue", "Disk", "Cache", "LivePart"] {
        check(made[type] == 1)
    }
    let session = factory.makeSessionFactory(Session(user: "Ada"))
    check(made["Presence"] == 1 && made["Bluetooth"] == nil)
    let room = session.makeRoomFactory(Room(number: 1))
    check(made["Bluetooth"] == 1 && made["Player"] == 1 && room.player.radio is Bluetooth)
}

#if DEBUG
    func useFake() {
        isTest = true
        defer { isTest = false }
        made = [:]
        let disk = Disk()
        let factory = FakeEagerFakesFactory(
            api: StubAPI(), disk: disk, livePart: StubPart(), radio: { _ in StubRadio() })
        check(made == ["Queue": 1, "Cache": 1, "FakeDisk": 1])
        check(factory.cache.api is StubAPI && factory.makeScreen().parts[0] is StubPart)
        let session = factory.makeSessionFactory(Session(user: "Ada"))
        let room = session.makeRoomFactory(Room(number: 1))
        check(room.player.radio is StubRadio)
        check(made == ["Queue": 1, "Cache": 1, "FakeDisk": 1, "Player": 1])
    }

    useFake()
#endif
made = [:]
useRealFactory()
check(alive.allSatisfy { $0.value == 0 })
