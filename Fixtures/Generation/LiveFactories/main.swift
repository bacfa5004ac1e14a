import Gauges
import Backend

nonisolated struct StubAPI: API {
    func load() -> String { "stub" }
}

precondition(LiveFactoriesFactory().makeHome().gauges.makeGaugesScreen().text == "live")
#if DEBUG
    let gauges = FakeGaugesFactory(Gauges(), makeAPI: { StubAPI() })
    precondition(FakeLiveFactoriesFactory(gaugesFactory: gauges).makeHome().gauges.makeGaugesScreen().text == "stub")
#endif
