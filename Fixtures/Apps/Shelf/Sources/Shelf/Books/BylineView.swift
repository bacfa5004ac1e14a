import SwiftUI

/// Deep in other views, which know nothing of what a screen for an author needs.
struct BylineView: View {
    let author: String
    @Environment(\.makeAuthor) private var makeAuthor

    var body: some View {
        if let makeAuthor {
            NavigationLink("by \(author)") { makeAuthor(author) }
        } else {
            Text("by \(author)")
        }
    }
}

private enum MakeAuthorKey: EnvironmentKey {
    static var defaultValue: ((String) -> AuthorView)? { nil }
}

extension EnvironmentValues {
    var makeAuthor: ((String) -> AuthorView)? {
        get { self[MakeAuthorKey.self] }
        set { self[MakeAuthorKey.self] = newValue }
    }
}

#if DEBUG
    struct BylineView_Previews: PreviewProvider {
        static var previews: some View {
            BylineView(author: "Ada")
        }
    }
#endif
