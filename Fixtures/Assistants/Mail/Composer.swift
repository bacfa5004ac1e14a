// @Scope(in: Account)
struct Composer: Sendable {
    // @Provides
    let draftID: DraftID
    // @Provides
    let recipient: Recipient
}

struct WordList: Sendable { let words: Set<String> }

// @Provides(once)
func loadWordList() -> WordList { WordList(words: ["hello", "world"]) }

// @Provides(once, in: Composer)
@MainActor final class Attachments {
    private(set) var files: [Attachment] = []
    func add(_ file: Attachment) { files.append(file) }
}

// @Provides(once, in: Composer)
@MainActor final class SpellChecker {
    private let list: WordList
    private var ignored: Set<String> = []
    init(list: WordList) { self.list = list }
    func ignore(_ word: String) { ignored.insert(word) }
    func unknown(in words: [String]) -> [String] { words.filter { !list.words.contains($0) && !ignored.contains($0) } }
}

// @Provides(once, in: Composer)
@MainActor final class Autosaver {
    private let drafts: DraftStore
    private let clock: any WallClock
    private let model: () -> ComposerModel?
    private(set) var savedAt: Int?
    init(drafts: DraftStore, clock: any WallClock, model: @escaping () -> ComposerModel?) {
        self.drafts = drafts
        self.clock = clock
        self.model = model
    }
    func save() async throws {
        guard let model = model() else { return }
        let now = clock.now
        try await drafts.save(Draft(id: model.id, to: model.to, subject: model.subject, body: model.body, savedAt: now))
        savedAt = now
    }
}

// @Provides(once, in: Composer)
@MainActor final class ComposerModel {
    let id: DraftID
    let to: Recipient
    var subject = ""
    var body = ""
    private let from: AccountAddress
    private let autosaver: Autosaver
    private let attachments: Attachments
    private let outbox: Outbox
    private let clock: any WallClock
    init(id: DraftID, to: Recipient, from: AccountAddress, autosaver: Autosaver, attachments: Attachments, outbox: Outbox, clock: any WallClock) {
        self.id = id
        self.to = to
        self.from = from
        self.autosaver = autosaver
        self.attachments = attachments
        self.outbox = outbox
        self.clock = clock
    }
    func send() async throws {
        try await autosaver.save()
        try await outbox.send(Message(
            id: MessageID(raw: id.raw), folder: .sent, from: from, to: to, subject: subject, body: body,
            attachments: attachments.files, date: clock.now))
    }
}

// @Needs
@MainActor struct ComposerScreen {
    let model: ComposerModel
    let attachments: Attachments
    let spelling: SpellChecker
    var title: String { "To \(model.to), \(attachments.files.count) files" }
}
