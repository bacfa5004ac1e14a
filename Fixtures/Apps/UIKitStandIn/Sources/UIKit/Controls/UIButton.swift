@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
    }

    open private(set) var buttonType: ButtonType = .custom
    private var titles: [State: String] = [:]

    open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }

    open func title(for state: State) -> String? {
        titles[state] ?? titles[.normal]
    }
}
