#if DEBUG
struct StubDisk: Disk { let name = "stub" }
struct FixedClock: Clock { var now: Int { 7 } }

let factory = FakeConditionsFactory()
#if os(Linux)
let terminal = Terminal()
#if STAGING
let ledger = Ledger(trial: Trial(days: 0))
let fake = FakeFakeConditionsFactory(
    clock: FixedClock(), disk: StubDisk(), inspector: Inspector(isFake: true), ledger: { _ in ledger }, terminal: terminal)
precondition(fake.makeTrialFactory(Trial(days: 3)).makeTrialScreen().ledger === ledger)
precondition(factory.makeTrialFactory(Trial(days: 3)).makeTrialScreen().ledger !== ledger)
#else
let fake = FakeFakeConditionsFactory(
    clock: FixedClock(), disk: StubDisk(), inspector: Inspector(isFake: true), terminal: terminal)
#endif
precondition(fake.makeShell().terminal === terminal)
#else
let fake = FakeFakeConditionsFactory(clock: FixedClock(), disk: StubDisk(), inspector: Inspector(isFake: true))
#endif
precondition(fake.makeScreen().clock.now == 7 && fake.makeScreen().disk.name == "memory")
precondition(fake.makePanel().inspector.isFake && !factory.makePanel().inspector.isFake)
#endif
#if os(Linux)
precondition(FakeConditionsFactory().makeScreen().clock.now == 1)
#endif
#if RELEASE
precondition(FakeConditionsFactory().makeScreen().disk.name == "real")
#endif
