/// Stands in for the Objective-C runtime, which finds a segue action by its selector: where there is none, a segue action
/// must be registered under the selector that Swift would give it. This is no part of UIKit; apps register their actions
/// only where they are built against the stand-in.
@MainActor public enum SegueActions {
    private struct Action {
        let selector: String
        let call: (UIViewController, NSCoder, Any?, String?) -> UIViewController??
    }

    private static var actions: [Action] = []

    /// - Parameter action: Is handed the source, the coder, the sender and the segue's identifier.
    public static func register<Source: UIViewController>(
        _ selector: String, _ action: @escaping (Source, NSCoder, Any?, String?) -> UIViewController?
    ) {
        actions.append(
            Action(selector: selector) { source, coder, sender, identifier in
                (source as? Source).map { action($0, coder, sender, identifier) }
            }
        )
    }

    static func call(
        _ selector: String, of source: UIViewController, coder: NSCoder, sender: Any?, segueIdentifier: String?
    ) -> UIViewController? {
        for action in actions where action.selector == selector {
            if let answer = action.call(source, coder, sender, segueIdentifier) { return answer }
        }
        preconditionFailure("-[\(type(of: source)) \(selector)]: unrecognized selector sent to instance")
    }
}
