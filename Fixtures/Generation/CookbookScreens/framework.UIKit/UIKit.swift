// As much of UIKit as the recipes name. UIKit itself exports Foundation.

public class NSCoder {
    public init() {}
}

public class Bundle {}

@MainActor open class UIResponder {
    public init() {}
}

@MainActor open class UIViewController: UIResponder {
    open var title: String?
    public private(set) var children: [UIViewController] = []

    public init(nibName: String?, bundle: Bundle?) {}

    public required init?(coder: NSCoder) {}

    open func viewDidLoad() {}

    public func show(_ controller: UIViewController, sender: Any?) { children.append(controller) }
}

@MainActor public final class UIStoryboard {
    public init(name: String, bundle: Bundle?) {}

    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        creator!(NSCoder())!
    }
}

@MainActor public protocol UIApplicationDelegate: AnyObject {}

@MainActor public final class UIApplication {
    public static let shared = UIApplication()
    public var delegate: (any UIApplicationDelegate)?
}

@MainActor public class UIScene {
    public struct ConnectionOptions {
        public init() {}
    }

    public init() {}
}

public final class UIWindowScene: UIScene {}

@MainActor public final class UISceneSession {
    public init() {}
}

@MainActor public protocol UIWindowSceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

@MainActor public final class UIWindow {
    public var rootViewController: UIViewController?

    public init(windowScene: UIWindowScene) {}

    public func makeKeyAndVisible() { rootViewController?.viewDidLoad() }
}

public struct IndexPath {
    public let row: Int

    public init(row: Int, section: Int) { self.row = row }
}

@MainActor open class UITableViewCell {
    public enum CellStyle {
        case `default`
    }

    public required init(style: CellStyle, reuseIdentifier: String?) {}
}

@MainActor public final class UITableView {
    private var cells: [String: UITableViewCell.Type] = [:]

    public func register(_ cell: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        cells[identifier] = cell
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        cells[identifier]!.init(style: .default, reuseIdentifier: identifier)
    }
}

open class UITableViewController: UIViewController {
    public let tableView = UITableView()

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
