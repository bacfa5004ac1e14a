/// What stands in for UIKit where there is none: the classes above it have no segue actions either.
@MainActor open class UIViewController: UIResponder {
    public required init?(coder: NSCoder) {}
}
