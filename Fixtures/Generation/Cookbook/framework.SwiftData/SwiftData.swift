// As much of SwiftData as the recipes name.

public final class ModelContainer: Sendable {
    public let models: [String]

    public init(for models: Any.Type..., configurations: ModelConfiguration...) throws {
        self.models = models.map { "\($0)" }
    }
}

public struct ModelConfiguration {
    public init(isStoredInMemoryOnly: Bool) {}
}

public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
}
