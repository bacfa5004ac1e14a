import Foundation
import SwiftUI

/// Where the app is. Links and notifications change it, and views show it.
// @Provides(once)
@MainActor final class Router {
    private(set) var path: [String] = []

    func open(_ url: URL) { path = url.pathComponents.filter { $0 != "/" } }
}

// @Needs
struct PlacesView: View {
    let router: Router

    var body: some View {
        Text(router.path.joined(separator: " › ")).onOpenURL { router.open($0) }
    }
}
