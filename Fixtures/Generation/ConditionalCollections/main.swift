let factory = ConditionalCollectionsFactory()
let app = try await factory.makeApp(elements: 1.5)
#if DEBUG
    precondition(app.steps.map(\.name) == ["trace", "load", "check", "count", "save"])
    precondition(app.titles == ["title": "debug", "name": "name"])
    precondition(app.checks == [3] && app.doubles == [1.5])
    precondition(factory.probe() == 1)
#else
    precondition(app.steps.map(\.name) == ["load", "skip", "save"])
    precondition(app.titles == ["title": "release", "name": "name"])
    precondition(app.checks.isEmpty && app.doubles.isEmpty)
#endif
