#if DEBUG
struct FixedClock: Clock { var now: Int { 7 } }

let factory = FakeConditionsFactory()
let fake = FakeFakeConditionsFactory(clock: FixedClock(), inspector: Inspector(isFake: true))
precondition(fake.makeScreen().clock.now == 7 && fake.makeScreen().disk.name == "memory")
precondition(fake.makePanel().inspector.isFake && !factory.makePanel().inspector.isFake)
#endif
