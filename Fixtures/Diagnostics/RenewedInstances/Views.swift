import SwiftUI

// A view keeps its model, but gets another instance for itself with each evaluation of a body.

// @Provides(graph)
final class Zip: ObservableObject { @Published var code = "" }
// @Provides
final class Day: ObservableObject { @Published var number = 0; init(zip: Zip) {} }
// @Needs
struct DayView: View {
    @StateObject var day: Day
    @ObservedObject var zip: Zip
    var body: some View { Text("") }
}

/// The same, through a view in the view and a service.
// @Provides(graph)
actor Log {}
// @Provides
struct Reporter { let log: Log }
// @Provides
final class Chart: ObservableObject { @Published var title = ""; init(log: Log) {} }
// @Provides
struct ChartView: View {
    @StateObject var chart: Chart
    var body: some View { Text("") }
}
// @Needs
struct Report: View {
    let chart: ChartView
    let reporter: Reporter
    var body: some View { Text("") }
}

/// What only such an instance needs differs with it, and is no mistake of its own.
// @Provides(graph)
final class Map: ObservableObject { @Published var scale = 1; init(tiles: Tiles) {} }
// @Provides(graph)
final class Tiles { var loaded = 0 }
// @Provides
final class Route: ObservableObject { @Published var length = 0; init(map: Map) {} }
// @Needs
struct RouteView: View {
    @StateObject var route: Route
    let map: Map
    var body: some View { Text("") }
}

/// `@State` keeps the first one too.
// @Provides(graph)
final class Tuner { var channel = 1 }
// @Provides(each)
final class Radio { let tuner: Tuner; var volume = 0; init(tuner: Tuner) { self.tuner = tuner } }
// @Needs
struct RadioView: View {
    @State var radio: Radio
    let tuner: Tuner
    var body: some View { Text("") }
}

// MARK: Not so

/// A controller makes its root view once.
// @Provides(graph)
final class Song { var title = "" }
// @Provides
final class PlayerModel: ObservableObject { @Published var speed = 1; init(song: Song) {} }
// @Provides
struct PlayerView: View {
    @StateObject var player: PlayerModel
    var body: some View { Text("") }
}
// @Needs
final class PlayerController: UIViewController { init(view: PlayerView, song: Song) {} }

/// All of a view's models share it.
// @Provides(graph)
final class Basket { var items = 0 }
// @Provides
final class Prices: ObservableObject { @Published var total = 0; init(basket: Basket) {} }
// @Provides
final class Offers: ObservableObject { @Published var count = 0; init(basket: Basket) {} }
// @Needs
struct BasketView: View {
    @StateObject var prices: Prices
    @StateObject var offers: Offers
    var body: some View { Text("") }
}

/// What keeps no state may be made again.
// @Provides(graph)
final class Format { init() {} }
// @Provides
final class Total: ObservableObject { @Published var sum = 0; init(format: Format) {} }
// @Needs
struct TotalView: View {
    @StateObject var total: Total
    let format: Format
    var body: some View { Text("") }
}

/// `graph` is no answer to this question.
// @Provides
final class Filter { var words = "" }
// @Provides
final class Search: ObservableObject { @Published var found = 0; init(filter: Filter) {} }
// @Needs
struct SearchView: View {
    @StateObject var search: Search
    let filter: Filter
    var body: some View { Text("") }
}
