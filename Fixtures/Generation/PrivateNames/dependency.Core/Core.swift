@_exported import Base

// @Provides
public func makeText() -> Text { Text(value: "text") }

// @Provides(into: [Step])
public struct First: Step {
    public let name = "first"

    public init() {}
}

extension Pages {
    // @Provides(into: [Step])
    public struct Second: Step {
        public let name = "second"

        public init() {}
    }
}
