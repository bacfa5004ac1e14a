import Journal

struct Entry {}

// @Provides
func makeEntry() -> Entry { Entry() }

// @Needs
struct Diary {
    let entry: Journal::Entry
    let own: Entry
}
