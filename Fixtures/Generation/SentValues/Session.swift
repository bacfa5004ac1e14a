/// Its factory is on the main actor.
// @Scope
@MainActor struct Session {
    // @Provides
    let number: Int
}

@globalActor actor Disk {
    static let shared = Disk()
}

// @Provides(in: Session)
nonisolated final class Draft {
    init() {}
}

/// It needs a draft of the main actor on its own.
@Disk final class Storage {
    let number: Int

    // @Needs
    init(draft: Draft, number: Int) {
        self.number = number
    }
}

/// A draft is passed to it after initialization.
actor Printer {
    var draft: Draft?
    var hasDraft: Bool { draft != nil }

    // @Needs(in: Session)
    init() {}

    // @Needs
    func load(draft: Draft) {
        self.draft = draft
    }
}

final class Preview {
    let makeDraft: @Sendable () async -> sending Draft

    // @Needs(in: Session)
    init(makeDraft: @escaping @Sendable () async -> sending Draft) {
        self.makeDraft = makeDraft
    }
}
