import AppKit

final class NotesWindowController: NSWindowController {
    private let makeList: (NSCoder) -> NoteListController?

    // @Needs
    init?(coder: NSCoder, makeList: @escaping (NSCoder) -> NoteListController?) {
        self.makeList = makeList
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    @IBSegueAction func makeContent(_ coder: NSCoder) -> NoteListController? {
        makeList(coder)
    }
}

final class NoteListController: NSViewController {
    let notes: NoteStore

    // @Needs
    init?(coder: NSCoder, notes: NoteStore) {
        self.notes = notes
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }
}

final class NoteController: NSViewController {
    let note: Note
    let notes: NoteStore

    // @Needs(given: note)
    init?(coder: NSCoder, note: Note, notes: NoteStore) {
        self.note = note
        self.notes = notes
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }
}
