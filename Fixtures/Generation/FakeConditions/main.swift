#if DEBUG
struct StubDisk: Disk { let name = "stub" }
struct FixedClock: Clock { var now: Int { 7 } }

let factory = FakeConditionsFactory()
#if os(Linux)
let terminal = Terminal()
let fake = FakeFakeConditionsFactory(
    clock: FixedClock(), disk: StubDisk(), inspector: Inspector(isFake: true), terminal: terminal)
precondition(fake.makeShell().terminal === terminal)
#else
let fake = FakeFakeConditionsFactory(clock: FixedClock(), disk: StubDisk(), inspector: Inspector(isFake: true))
#endif
precondition(fake.makeScreen().clock.now == 7 && fake.makeScreen().disk.name == "memory")
precondition(fake.makePanel().inspector.isFake && !factory.makePanel().inspector.isFake)
#endif
