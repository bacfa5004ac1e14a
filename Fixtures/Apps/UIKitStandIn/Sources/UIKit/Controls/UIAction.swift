public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open var title: String
    open private(set) var sender: Any?
    public let identifier: Identifier
    private let handler: UIActionHandler

    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
        self.title = title
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform(for sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
