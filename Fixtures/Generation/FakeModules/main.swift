import Kit

#if DEBUG
nonisolated struct StubAPI: API { func load() -> String { "stub" } }

let fake = FakeFakeModulesFactory(kitFactory: FakeKitFactory(Kit(name: "test"), api: StubAPI()))
precondition(fake.makeRoot().kit.makeFeature().api.load() == "stub")
#endif
precondition(FakeModulesFactory().makeRoot().kit.makeFeature().api.load() == "network")
