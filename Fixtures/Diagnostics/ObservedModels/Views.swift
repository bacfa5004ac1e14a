import Observation
import SwiftUI

/// The app's delegate has one.
final class AppState: ObservableObject {
    @Published var name = ""
}

// @Provides
final class Theme { var isDark = false }

// @Provides
@Observable final class Cart { var items: [String] = [] }

/// A service without state is made again too, and with it what it needs.
// @Provides
final class Shop { init(prices: Prices) {} }
// @Provides
final class Prices { var known: [String: Int] = [:] }

// @Needs
struct RootView: View {
    @ObservedObject var state: AppState
    let theme: Theme
    @Bindable var cart: Cart
    let shop: Shop
    var body: some View { Text("") }
}

// MARK: An initializer of one's own

// @Provides
final class Feed: ObservableObject { @Published var posts: [String] = [] }
// @Provides
@Observable final class Draft { var text = "" }

struct FeedView: View {
    @StateObject private var feed: Feed
    @State private var draft: Draft
    let title: String

    // @Needs(given: title)
    init(feed: Feed, draft: Draft, title: String) {
        _feed = StateObject(wrappedValue: feed)
        self._draft = .init(initialValue: draft)
        self.title = title
    }

    var body: some View { Text(title) }
}

/// A view that something else provides is made as often.
// @Provides
final class Badge { var count = 0 }
// @Provides
@MainActor func badgeView(badge: Badge) -> BadgeView { BadgeView(badge: badge) }
struct BadgeView: View {
    @ObservedObject var badge: Badge
    var body: some View { Text("") }
}

// @Needs
struct Toolbar: View {
    let badge: BadgeView
    var body: some View { badge }
}

// MARK: A scope

// @Scope
struct Session { let user: String }
// @Provides
final class Inbox {
    var unread = 0
    init(session: Session) {}
}
// @Needs
struct InboxView: View {
    @ObservedObject var inbox: Inbox
    var body: some View { Text("") }
}

// MARK: A controller and its root view

// @Provides
final class Player { var song = "" }
// @Provides
struct PlayerView: View {
    @ObservedObject var player: Player
    var body: some View { Text("") }
}
// @Needs
final class PlayerController { init(view: PlayerView, player: Player) {} }

// MARK: Several views

// @Provides
final class Units: ObservableObject { @Published var isMetric = true }
// @Needs
struct FirstView: View {
    @ObservedObject var units: Units
    var body: some View { Text("") }
}
// @Needs
struct SecondView: View {
    @ObservedObject var units: Units
    var body: some View { Text("") }
}
// @Needs
struct ThirdView: View {
    @ObservedObject var units: Units
    var body: some View { Text("") }
}
// @Needs
struct FourthView: View {
    @ObservedObject var units: Units
    var body: some View { Text("") }
}

/// A closure is no need that a view does not own.
// @Provides
final class Sketch: ObservableObject { @Published var lines = 0 }
// @Needs
struct SketchView: View {
    @StateObject var sketch: Sketch
    var body: some View { Text("") }
}
// @Needs
struct SketchList: View {
    let makeSketch: () -> Sketch
    var body: some View { Text("") }
}
