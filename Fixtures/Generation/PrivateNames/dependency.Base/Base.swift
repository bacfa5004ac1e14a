public protocol Step { var name: String { get } }

public struct Text {
    public let value: String

    public init(value: String) { self.value = value }
}
