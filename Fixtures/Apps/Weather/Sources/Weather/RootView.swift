import SwiftUI

/// The state of the app. Its delegate has the one instance, and passes it to the root view.
@MainActor final class AppState: ObservableObject {
    @Published var place = "Bern"
}

// @Needs(given: state)
struct RootView: View {
    @ObservedObject var state: AppState
    let theme: Theme
    let makeDay: () -> DayView
    let makePlaces: () -> PlacesView

    var body: some View {
        VStack {
            Text(theme.isDark ? "\(state.place), dark" : state.place)
            makeDay()
            makePlaces()
            OldBanner()
        }
    }
}

/// The whole app has one theme.
// @Provides(once)
@MainActor final class Theme {
    var isDark = false
}
