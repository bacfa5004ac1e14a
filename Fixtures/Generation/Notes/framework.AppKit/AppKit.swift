// As much of AppKit as this app and its factory use, for systems without it.

@_exported import Foundation

@MainActor open class NSResponder {
    public required init?(coder: NSCoder) {}
}

@MainActor open class NSViewController: NSResponder {}

@MainActor open class NSWindowController: NSResponder {}

@MainActor open class NSStoryboard {
    public typealias SceneIdentifier = String

    public init() {}

    public func instantiateInitialController<Controller>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? where Controller: NSResponder {
        creator?(NSKeyedArchiver(requiringSecureCoding: true))
    }

    public func instantiateController<Controller>(
        identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller where Controller: NSResponder {
        creator!(NSKeyedArchiver(requiringSecureCoding: true))!
    }
}
