nonisolated struct StubAPI: API {}

func useRoot() {
    var factory: AppFactory? = AppFactory(App(url: "a"))
    check(made == ["HTTPAPI": 1, "Cache": 1, "Monitor": 1])
    let tracer = factory?.makeRequestFactory(Request(id: 1)).tracer
    check(made["Tracer"] == 1)
    factory = nil
    // The request is made again, with a tracer of its own.
    check(tracer?.makeSpan().tracer !== tracer && made["Tracer"] == 2 && made["Cache"] == 1)
}

@MainActor
func useWindow() {
    let window = AppFactory(App(url: "b")).makeWindowFactory(Window(title: "c"))
    check(made["Toolbar"] == 1 && window.toolbar === window.toolbar)
}

#if DEBUG
    func useFake() {
        made = [:]
        let factory = FakeAppFactory(App(url: "a"), api: StubAPI())
        check(made == ["Cache": 1])
        check(factory.cache === factory.cache && factory.api is StubAPI)
    }

    useFake()
    made = [:]
#endif
useRoot()
MainActor.assumeIsolated { useWindow() }
check(alive.allSatisfy { $0.value == 0 })
