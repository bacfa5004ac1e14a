struct Note: Equatable {
    var text: String
}

// @Provides(once)
final class NoteStore {
    var notes = [Note(text: "Milk")]
}
