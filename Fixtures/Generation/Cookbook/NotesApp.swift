import Foundation
import SwiftUI

/// UIKit makes it by `init()`, so it makes the factory.
final class AppDelegate: NSObject, UIApplicationDelegate {
    let factory = CookbookFactory()

    func openLink(in userInfo: [AnyHashable: Any]) {
        guard let link = userInfo["link"] as? String, let url = URL(string: link) else { return }
        factory.router.open(url)
    }
}

struct NotesApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene { WindowGroup { delegate.factory.makeStartView() } }
}
