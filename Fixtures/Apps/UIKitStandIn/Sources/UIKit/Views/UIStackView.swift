/// Keeps its arranged views, and lays none of them out.
@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill
        case fillEqually
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var distribution: Distribution = .fill

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.append(view)
    }
}

public enum NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }
}
