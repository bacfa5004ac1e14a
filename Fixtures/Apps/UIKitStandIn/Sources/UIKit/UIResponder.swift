// UIKit brings Foundation along.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}
