import Domain

final class Home {
    let greeting: Greeting
    let history: History
    let favourites: Favourites
    private let screens: any Screens
    private let entries: Entries
    private let exporters: [String: any Exporter]

    // @Needs
    init(
        greeting: Greeting, history: History, favourites: Favourites, screens: any Screens, entries: Entries,
        exporters: [String: any Exporter]
    ) {
        self.greeting = greeting
        self.history = history
        self.favourites = favourites
        self.screens = screens
        self.entries = entries
        self.exporters = exporters
    }

    func write(_ text: String, title: String) -> [String] {
        let editor = screens.makeEditor(title: title)
        editor.draft.text = text
        return editor.save()
    }

    func export(as format: String) -> String {
        exporters[format]?.export(entries.all) ?? "no such format"
    }
}
