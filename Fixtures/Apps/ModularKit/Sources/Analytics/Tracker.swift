public struct Event: Equatable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

// @Provides(once)
public final class Tracker {
    public private(set) var events: [Event] = []
    private let configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    public func track(_ event: Event) {
        events.append(event)
    }

    public var report: String { "\(configuration.name): \(events.map(\.text).joined(separator: ", "))" }
}
