@MainActor open class UILabel: UIView {
    open var text: String?
    open var textAlignment: NSTextAlignment = .natural
}

public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
