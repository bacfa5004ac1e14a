/// An editor shares one draft with its preview.
// @Provides(graph)
public final class Draft {
    public var text = ""

    public init() {}
}

// @Provides
public final class Editor {
    public let title: String
    public let draft: Draft
    public let preview: Preview
    private let rules: [any Rule]
    private let entries: Entries

    /// Injected after initialization.
    // @Needs
    public var history: History?

    // @Needs(given: title)
    public init(title: String, draft: Draft, preview: Preview, rules: [any Rule], entries: Entries) {
        self.title = title
        self.draft = draft
        self.preview = preview
        self.rules = rules
        self.entries = entries
    }

    /// - Returns: The complaints, or none if the draft is an entry now.
    public func save() -> [String] {
        let complaints = rules.compactMap { $0.complaint(about: draft.text) }
        if complaints.isEmpty {
            entries.add("\(title): \(draft.text)")
            history?.lines.append(title)
        }
        return complaints
    }
}

// @Provides
public struct Preview {
    private let draft: Draft

    public init(draft: Draft) {
        self.draft = draft
    }

    public var text: String { draft.text }
}

/// Kept while a screen shows it.
// @Provides(weak)
public final class History {
    public var lines: [String] = []

    public init() {}
}

/// Furnish implements it.
// @Provides
public protocol Screens {
    func makeEditor(title: String) -> Editor
}

public final class Box<Content> {
    public var contents: [Content] = []

    public init() {}
}

// @Provides(once)
public typealias Favourites = Box<Entry>

// @Provides
public func makeGreeting(author: Author) -> Greeting {
    Greeting(text: "Hello, \(author.name)")
}

public struct Greeting {
    public let text: String
}
