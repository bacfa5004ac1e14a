import Core

// @Scope(root)
public struct Feature {
    public init() {}
}

// Not `Client` itself, but what another module makes with it.
// @Provides
public struct Screen {
    public init(report: Report) {}
}

// @Provides
public struct Settings {
    public init(makeCache: () -> Cache) {}
}

// @Needs
public func run(screen: Screen, settings: Settings, report: Report, plugins: [Plugin]) {}
