import SwiftUI

// @Provides(once)
final class Analytics {
    var screens: [String] = []
}

// @Needs(given: screen)
struct Tracked: ViewModifier {
    let screen: String
    let analytics: Analytics

    func body(content: Content) -> some View {
        content.onAppear { analytics.screens.append(screen) }
    }
}

// @Needs
struct AboutView: View {
    let tracked: (String) -> Tracked

    var body: some View { Text("About").modifier(tracked("about")) }
}
