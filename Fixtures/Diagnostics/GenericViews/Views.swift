import SwiftUI

// @Provides(once)
final class Library {}

/// The view that shows it knows what it contains.
// @Needs
struct Card<Content: View>: View {
    let library: Library
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

// @Needs(given: content)
struct Frame<Content: View>: View {
    let library: Library
    let content: Content

    var body: some View { content }
}

// @Needs
struct Shelf: View {
    let cover: any View

    var body: some View { AnyView(cover) }
}
