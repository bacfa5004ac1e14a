import AppKit

@MainActor func check() async {
    let factory = NotesFactory()
    let storyboard = NSStoryboard()
    let window = factory.makeNotesWindowController(from: storyboard)
    let list = window.makeContent(NSKeyedArchiver(requiringSecureCoding: true))
    precondition(list?.notes === factory.noteStore)

    let milk = Note(text: "Milk")
    let note = factory.makeNoteController(from: storyboard, note: milk)
    precondition(note.note == milk && note.notes === factory.noteStore)
}

await check()
