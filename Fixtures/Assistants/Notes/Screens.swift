// @Provides(graph)
@MainActor final class Selection { var range = 0..<0 }

// @Provides
@MainActor struct Toolbar {
    let selection: Selection
    let undoStack: UndoStack
    let exports: ExportService
    func undo() { undoStack.undo() }
    func export() throws -> ExportScreen? { try exports.export(.html) }
}

// @Provides
@MainActor struct StatusBar {
    let selection: Selection
    let counter: WordCounter
    let spellChecker: SpellChecker
    var text: String { "\(counter.count) words, \(selection.range.count) selected, \(spellChecker.language)" }
}

// @Needs
@MainActor struct EditorScreen {
    let id: DocumentID
    let buffer: TextBuffer
    let undoStack: UndoStack
    let index: TextIndex
    let selection: Selection
    let toolbar: Toolbar
    let statusBar: StatusBar
    let spellChecker: SpellChecker
    let cache: RenderCache
    let theme: Theme
    let screens: any EditorScreens

    func type(_ text: String) {
        undoStack.edit(buffer.text + text)
        selection.range = buffer.text.count..<buffer.text.count
    }
    func goToLine(_ line: Int) -> GoToLineScreen { screens.makeGoToLine(line: line, selection: selection) }
    func check() async throws -> [String] { try await spellChecker.misspelled(index.words) }
    var lines: [String] { cache.rendered(buffer.text) }
}

// @Provides
@MainActor protocol EditorScreens {
    func makeGoToLine(line: Int, selection: Selection) -> GoToLineScreen
}

// @Needs(given: line, selection)
@MainActor struct GoToLineScreen {
    let line: Int
    let selection: Selection
    let buffer: TextBuffer
    let cache: RenderCache
    func confirm() {
        let start = cache.rendered(buffer.text).prefix(line).reduce(0) { $0 + $1.count + 1 }
        selection.range = start..<start
    }
}

// @Provides
@MainActor protocol Coordinator {
    func openSettings(page: String) -> SettingsScreen
    func openSearch(query: String) -> SearchScreen
}

// @Needs(given: page)
@MainActor struct SettingsScreen {
    let page: String
    let theme: Theme
    let spellChecker: SpellChecker
    func choose(_ language: String) { spellChecker.language = language }
}

// @Provides
// @Needs(given: query)
@MainActor final class SearchModel {
    private(set) var results: [String] = []
    private let query: String
    private let recents: RecentFiles
    init(query: String, recents: RecentFiles) {
        self.query = query
        self.recents = recents
    }
    func search() { results = recents.paths.filter { $0.contains(query) } }
}

// @Needs
@MainActor struct SearchScreen {
    let model: SearchModel
    let documents: DocumentManager
    func openFirst() -> EditorScreen? { model.results.first.map(documents.openEditor) }
}

// @Needs
@MainActor struct HomeScreen {
    let documents: DocumentManager
    let recents: RecentFiles
    let login: LoginService
    let coordinator: any Coordinator
    func showSettings() -> SettingsScreen { coordinator.openSettings(page: "General") }
    func showSearch(_ query: String) -> SearchScreen { coordinator.openSearch(query: query) }
}
