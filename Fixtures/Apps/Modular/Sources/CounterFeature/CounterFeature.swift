public import Core

public typealias CountHandler = @MainActor (_ count: Int) -> Void

/// What the feature asks of the app that it is part of.
// @Scope(root)
@MainActor
public struct CounterFeature {
    // @Provides
    public let clock: any Clock
    // @Provides
    public let store: any CountStore
    // @Provides
    public let configuration: Configuration
    // @Provides
    let onCount: CountHandler

    public init(
        clock: any Clock, store: any CountStore, configuration: Configuration, onCount: @escaping CountHandler
    ) {
        self.clock = clock
        self.store = store
        self.configuration = configuration
        self.onCount = onCount
    }
}
