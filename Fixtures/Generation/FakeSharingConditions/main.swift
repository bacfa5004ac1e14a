final class StubStore: Store {}

struct StubAPI: API {
    let name = "stub"
}

#if DEBUG && os(Linux)
let fake = FakeFakeSharingConditionsFactory(
    makeAPI: { StubAPI() }, makeExporter: { Exporter() }, makeGauge: { Gauge() }, makeImages: { Images() },
    makeImporter: { Importer() }, makePanel: { Panel(isFake: true) },
    makeStore: { StubStore() })
_ = fake.makeScreen()
_ = fake.makeDashboard()
_ = fake.makeTransfers()
check(made(), "")
_ = fake.makeReading().makeReader()
check(made(), "MemoryStore")
#endif

#if os(Linux)
let factory = FakeSharingConditionsFactory()
_ = factory.makeScreen()
check(made(), "Auth HTTPAPI Images")
_ = factory.makeDashboard()
check(made(), "Auth Gauge Images Panel*2 Probe")
_ = factory.makeTransfers()
check(made(), "Exporter Importer MemoryStore")
#endif
