import Observation
import SwiftUI

// @Provides(once)
final class Store { var items: [String] = [] }
final class Location {
    // @Provides
    static let shared = Location()
    private init() {}
}
// @Provides
func makeClock() -> Clock { Clock() }
final class Clock { init() {} }

final class ListModel: ObservableObject { init(store: Store) {} }
// @Provides
final class MapModel: ObservableObject { init(location: Location) {} }
@Observable final class DraftModel { init(clock: Clock, store: Store) {} }

// @Needs
struct HomeView: View {
    @StateObject private var list = ListModel(store: Store())
    @StateObject private var map = MapModel(location: .shared)
    @SwiftUI.StateObject private var other: ListModel = .init(store: Store())
    @State private var draft = DraftModel(clock: makeClock(), store: Store())
    @State private var location = Location.shared
    @State private var nested = { ListModel(store: Store()) }()
    let store: Store
    var body: some View { Text("") }
}

struct DetailView: View {
    @StateObject private var list: ListModel
    @StateObject private var map: MapModel
    private let id: Int

    /// The model of a list that nothing provides is the view's own: what it needs comes from the factory.
    // @Needs(given: id)
    init(id: Int, store: Store, location: Location) {
        self.id = id
        _list = StateObject(wrappedValue: ListModel(store: store))
        self._map = StateObject(wrappedValue: MapModel(location: location))
    }

    var body: some View { Text("") }
}

// MARK: What the note says

final class Preferences {
    // @Provides
    static let shared = Preferences()
    var name = ""
    private init() {}
}
// @Provides
final class NewsModel: ObservableObject { init(store: Store, onlyNew: Bool = false, limit: Int = 3) {} }

// @Needs
struct NewsView: View {
    /// A part of something provided has another type.
    @State private var name = Preferences.shared.name
    /// The factory would leave these arguments to their defaults.
    @StateObject private var news = NewsModel(store: Store(), onlyNew: true, limit: 7)
    /// What a view makes itself, nothing else owns.
    @ObservedObject private var list = ListModel(store: Store())
    @ObservedObject private var preferences = Preferences.shared
    let store: Store
    var body: some View { Text("") }
}

struct ArticleView: View {
    @State private var draft: DraftModel
    @StateObject private var list: ListModel

    // @Needs(given: limit)
    init(limit: Int) {
        let draft = DraftModel(clock: makeClock(), store: Store())
        self.draft = draft
        _list = .init(wrappedValue: ListModel(store: Store()))
    }

    var body: some View { Text("") }
}

// MARK: What a view makes of what nothing provides is its own affair

struct Form { var name = "" }
final class Selection: ObservableObject { @Published var ids: Set<Int> = [] }

// @Needs
struct FormView: View {
    @State private var form = Form()
    @State private var isOpen = false
    @State private var names: [String] = []
    @StateObject private var selection = Selection()
    @StateObject var map: MapModel
    let store: Store
    var body: some View { Text("") }
}

/// No marker: the factory does not make it.
struct UnmarkedView: View {
    @StateObject private var list = ListModel(store: Store())
    var body: some View { Text("") }
}
