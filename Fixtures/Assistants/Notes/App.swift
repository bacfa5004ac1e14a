// @Needs(given: path)
@MainActor func start(path: String, documents: DocumentManager, recents: RecentFiles, logger: any Logger) -> EditorScreen {
    logger.log("Notes started")
    return recents.reopenLast() ?? documents.openEditor(path)
}

@main
@MainActor struct NotesApp {
    static func main() {
        let factory = AppFactory()
        let home = factory.makeHomeScreen()
        let editor = factory.start(path: "welcome.txt")
        editor.type("Hello")
        print(home.documents.count, editor.statusBar.text)
    }
}

#if DEBUG
    struct StubClock: Clock { var now = 1_000.0 }
    struct StubWatcher: FileWatcher { func hasChanged(since time: Double) -> Bool { false } }
    struct StubClient: HTTPClient {
        func put(_ body: String, to path: String, token: String) async throws -> String { "stub" }
    }

    @MainActor enum PreviewEnvironment {
        static func makeFactory() -> FakeAppFactory {
            FakeAppFactory(
                clock: StubClock(), makeFileWatcher: { _ in { StubWatcher() } }, makeHTTPClient: { StubClient() })
        }
    }

    @MainActor func previewEditor() throws -> EditorScreen {
        let factory = PreviewEnvironment.makeFactory()
        try factory.fileSystem.write("A preview\nof two lines", to: "/preview.txt")
        let document = factory.makeDocumentFactory(Document(id: 1, path: "/preview.txt"))
        let editor = document.makeEditorScreen()
        try editor.buffer.load()
        return editor
    }
#endif
