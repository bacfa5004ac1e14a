import Core

/// What the app shows; how it works stays in this module.
@MainActor
public final class CounterScreen {
    public let title: String
    private let model: CounterViewModel

    // @Needs
    init(model: CounterViewModel, configuration: Configuration) {
        self.model = model
        title = configuration.title
    }

    public var text: String { model.text }

    public func tap() {
        model.increment()
    }
}
