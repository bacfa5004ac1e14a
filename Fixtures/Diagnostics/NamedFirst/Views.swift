import SwiftUI

// @Provides(once)
final class Bookmarks { init() async throws {} }
// @Provides
final class BookModel { var title = ""; init(bookmarks: Bookmarks) {} }
/// The model that a view makes cannot wait.
// @Provides
struct BookView: View { @StateObject var model: BookModel }
// @Provides
struct ListView: View { let bookmarks: Bookmarks }
// @Needs
struct RootView: View { let makeBook: () -> BookView; let makeList: () -> ListView }
