import SwiftUI

// @Provides(once)
final class Library {}

/// State with a value of its own leaves the memberwise initializer as it is.
// @Needs(given: title)
struct ShelfView: View {
    let library: Library
    let title: String
    @State private var isOpen = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(title) }
}

/// State without one makes it private.
// @Needs
struct CounterView: View {
    let library: Library
    @State private var count: Int

    var body: some View { Text("\(count)") }
}

/// An initializer gives it one.
struct BookView: View {
    @State private var page: Int
    let library: Library

    // @Needs(given: page)
    init(page: Int, library: Library) {
        _page = State(initialValue: page)
        self.library = library
    }

    var body: some View { Text("\(page)") }
}

/// These wrappers get their values from SwiftUI.
struct Wrapped: View {
    // @Needs
    @Environment(\.dismiss) var dismiss
    // @Needs
    @EnvironmentObject var settings: Library
    // @Needs
    @AppStorage("name") var storedName: String
    // @Needs
    let library: Library

    var body: some View { Text(storedName) }
}

final class Player: ObservableObject {
    // @Needs
    init(library: Library) {}
}

// @Needs
struct PlayerView: View {
    @StateObject private var player: Player
    @State private var isPlaying = false

    var body: some View { Text("") }
}

// @Needs
struct QueueView: View {
    @ObservedObject private var player: Player
    fileprivate let library: Library

    var body: some View { Text("") }
}

/// State with a value stays as it is.
// @Needs
struct RatingView: View {
    private let library: Library
    private var stars = 3

    var body: some View { Text("\(stars)") }
}

/// A binding has no value of its own: Swift gives it no nil, so the caller passes one.
@propertyWrapper struct Reference<Value> {
    let read: () -> Value
    var wrappedValue: Value { read() }
}

@propertyWrapper struct Kept<Value> {
    var wrappedValue: Value
}

// @Needs
struct SheetView: View {
    let library: Library
    @Binding var sheet: String?
    @Reference var page: Int?
    @Kept var note: String?
    @State var draft: String?

    var body: some View { Text(sheet ?? "") }
}
