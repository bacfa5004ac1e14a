typealias DocumentID = Int
typealias DocumentPath = String

// @Scope
struct Document: Sendable {
    // @Provides
    let id: DocumentID
    // @Provides
    let path: DocumentPath
}

protocol FileWatcher: Sendable { func hasChanged(since time: Double) -> Bool }

// @Provides(live, as: FileWatcher)
struct DiskWatcher: FileWatcher {
    let path: DocumentPath
    func hasChanged(since time: Double) -> Bool { path.isEmpty }
}

// @Provides(once, in: Document)
@MainActor final class TextBuffer {
    private(set) var text = ""
    private let path: DocumentPath
    private let fileSystem: any FileSystem
    private let autosaver: () -> Autosaver?  // the autosaver needs the buffer: the closure breaks the cycle

    init(path: DocumentPath, fileSystem: any FileSystem, autosaver: @escaping () -> Autosaver?) {
        self.path = path
        self.fileSystem = fileSystem
        self.autosaver = autosaver
    }

    func load() throws { text = try fileSystem.read(path) }

    func replace(with newText: String) {
        text = newText
        autosaver()?.textChanged()
    }
}

// @Provides(once, in: Document)
@MainActor final class Autosaver {
    private var lastSave = 0.0
    private let id: DocumentID
    private let path: DocumentPath
    private let buffer: TextBuffer
    private let fileSystem: any FileSystem
    private let watcher: any FileWatcher
    private let clock: any Clock
    private let logger: any Logger

    init(
        id: DocumentID, path: DocumentPath, buffer: TextBuffer, fileSystem: any FileSystem, watcher: any FileWatcher,
        clock: any Clock, logger: any Logger
    ) {
        self.id = id
        self.path = path
        self.buffer = buffer
        self.fileSystem = fileSystem
        self.watcher = watcher
        self.clock = clock
        self.logger = logger
    }

    func textChanged() {
        guard clock.now - lastSave > 5, !watcher.hasChanged(since: lastSave) else { return }
        do {
            try fileSystem.write(buffer.text, to: path)
            lastSave = clock.now
        } catch {
            logger.log("document \(id) was not saved: \(error)")
        }
    }
}

// @Provides(once, in: Document)
@MainActor final class UndoStack {
    private var done: [String] = []
    private let buffer: TextBuffer

    init(buffer: TextBuffer) { self.buffer = buffer }

    func edit(_ newText: String) {
        done.append(buffer.text)
        buffer.replace(with: newText)
    }
    func undo() {
        if let last = done.popLast() { buffer.replace(with: last) }
    }
}

// @Provides(once, in: Document)
@MainActor final class TextIndex {
    private var cached: (text: String, words: [String])?
    private let buffer: TextBuffer

    init(buffer: TextBuffer) { self.buffer = buffer }

    var words: [String] {
        if let cached, cached.text == buffer.text { return cached.words }
        let words = buffer.text.split { $0 == " " || $0 == "\n" }.map(String.init)
        cached = (buffer.text, words)
        return words
    }
    func lines(containing query: String) -> [Int] {
        buffer.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.contains(query) }.map(\.offset)
    }
}

// @Provides(once, in: Document)
@MainActor final class WordCounter {
    private let index: TextIndex
    init(index: TextIndex) { self.index = index }
    var count: Int { index.words.count }
}

// @Provides(once)
@MainActor final class DocumentManager {
    private var openDocuments: [DocumentID: DocumentFactory] = [:]
    private let open: (Document) -> DocumentFactory
    private let recents: RecentFiles

    init(open: @escaping (Document) -> DocumentFactory, recents: RecentFiles) {
        self.open = open
        self.recents = recents
    }

    var count: Int { openDocuments.count }

    func openEditor(_ path: String) -> EditorScreen {
        let id = (openDocuments.keys.max() ?? 0) + 1
        let document = open(Document(id: id, path: path))
        openDocuments[id] = document
        recents.note(path)
        return document.makeEditorScreen()
    }
    func close(_ id: DocumentID) { openDocuments[id] = nil }
}

// @Provides(once)
@MainActor final class RecentFiles {
    private(set) var paths: [String] = []
    private let documents: () -> DocumentManager  // the manager needs the recent files

    init(documents: @escaping () -> DocumentManager) { self.documents = documents }

    func note(_ path: String) { paths = [path] + paths.filter { $0 != path } }
    func reopenLast() -> EditorScreen? { paths.first.map { documents().openEditor($0) } }
}
