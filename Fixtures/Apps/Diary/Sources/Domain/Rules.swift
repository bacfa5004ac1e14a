public protocol Rule {
    func complaint(about text: String) -> String?
}

// @Provides(into: [Rule])
public struct NotEmpty: Rule {
    public init() {}

    public func complaint(about text: String) -> String? {
        text.isEmpty ? "write something" : nil
    }
}

// @Provides(into: [Rule])
public struct NotTooLong: Rule {
    private let limit: Int

    // @Needs(default: limit)
    public init(limit: Int = 80) {
        self.limit = limit
    }

    public func complaint(about text: String) -> String? {
        text.count > limit ? "write less" : nil
    }
}

public protocol Exporter {
    func export(_ entries: [Entry]) -> String
}

// @Provides(into: [String: Exporter], key: "txt")
public struct TextExporter: Exporter {
    public init() {}

    public func export(_ entries: [Entry]) -> String {
        entries.map(\.text).joined(separator: ", ")
    }
}

// @Provides(into: [String: Exporter], key: "count")
public struct CountExporter: Exporter {
    public init() {}

    public func export(_ entries: [Entry]) -> String {
        "\(entries.count)"
    }
}
