/// Facts about the SDK's classes, on which the initializers of their subclasses depend.
package enum FrameworkClass {
    /// The arguments of the initializer that a subclass calls in code.
    private static let arguments: [String: String] = [
        "NSControl": "frame: .zero", "NSObject": "", "NSView": "frame: .zero",
        "NSViewController": "nibName: nil, bundle: nil", "NSWindowController": "window: nil",
        "UIButton": "frame: .zero", "UIControl": "frame: .zero", "UIImageView": "frame: .zero",
        "UILabel": "frame: .zero", "UINavigationController": "nibName: nil, bundle: nil",
        "UIScrollView": "frame: .zero", "UISplitViewController": "nibName: nil, bundle: nil",
        "UITabBarController": "nibName: nil, bundle: nil",
        "UITableViewController": "nibName: nil, bundle: nil", "UITextField": "frame: .zero",
        "UIView": "frame: .zero", "UIViewController": "nibName: nil, bundle: nil",
    ]

    /// Classes that are also made from a coder, and whose other initializers have arguments that depend on the subclass.
    private static let otherCoded: Set<String> = [
        "NSPageController", "NSSplitViewController", "NSTabViewController", "UICollectionView",
        "UICollectionViewController", "UIPageViewController", "UITableView",
    ]

    /// Classes whose instances a list makes and reuses.
    private static let cells: Set<String> = [
        "NSCollectionViewItem", "NSTableCellView", "UICollectionReusableView", "UICollectionViewCell",
        "UITableViewCell", "UITableViewHeaderFooterView",
    ]

    /// Protocols whose conformers the system makes with `init()`.
    private static let delegates: Set<String> = [
        "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "WKApplicationDelegate", "WKExtensionDelegate",
    ]

    /// The arguments of the initializer that a subclass calls; nil if they are unknown.
    static func arguments(of name: String, takesCoder: Bool) -> String? {
        takesCoder ? (hasCoder(name) ? "coder: coder" : nil) : arguments[name]
    }

    /// Whether a class declares `required init?(coder: NSCoder)`.
    static func hasCoder(_ name: String) -> Bool {
        otherCoded.contains(name) || cells.contains(name) || arguments[name] != nil && name != "NSObject"
    }

    /// Whether a type out of view is a class of the SDK, of which an app may have any number of subclasses.
    static func isClass(_ name: String) -> Bool {
        hasCoder(name) || name == "NSObject" || name == "UIResponder" || name == "NSResponder"
    }

    /// Whether a name that comes first in an inheritance list is probably a protocol's.
    static func isProtocol(_ name: String) -> Bool {
        ["Actor", "Any", "AnyObject", "CaseIterable", "Error", "Sendable", "View"].contains(name)
            || ["able", "ible", "Delegate", "DataSource", "Object", "Protocol"].contains(where: name.hasSuffix)
                && name != "NSObject"
    }

    package static func isCell(_ name: String) -> Bool { cells.contains(name) }

    package static func isDelegate(_ name: String) -> Bool { delegates.contains(name) }

    /// The arguments for a superclass's initializer that overrides one of the SDK, by its labels.
    static func arguments(forLabels labels: [String]) -> String? {
        switch labels {
        case ["nibName", "bundle"]: "nibName: nil, bundle: nil"
        case ["frame"]: "frame: .zero"
        case ["coder"]: "coder: coder"
        default: nil
        }
    }
}
