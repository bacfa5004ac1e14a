// @Provides
@MainActor protocol Coordinator {
    func makeFolders() -> FoldersScreen
    func makeMailbox(folder: Folder) -> MailboxScreen
    func makeMessage(id: MessageID) -> MessageScreen
}

// @Provides(weak)
@MainActor final class AvatarCache {
    private var images: [String: [UInt8]] = [:]
    func image(for address: String) -> [UInt8] {
        let image = images[address] ?? Array(address.utf8.prefix(2))
        images[address] = image
        return image
    }
}

// @Provides(graph)
@MainActor final class Selection { var ids: Set<MessageID> = [] }

// @Provides
// @Needs(given: folder)
@MainActor final class MailboxModel {
    let folder: Folder
    private(set) var messages: [Message] = []
    private let cache: MailboxCache
    private let engine: SyncEngine
    private let selection: Selection
    private let avatars: AvatarCache
    init(folder: Folder, cache: MailboxCache, engine: SyncEngine, selection: Selection, avatars: AvatarCache) {
        self.folder = folder
        self.cache = cache
        self.engine = engine
        self.selection = selection
        self.avatars = avatars
    }
    func refresh() async throws {
        try await engine.sync(folder)
        messages = await cache.list(folder)
        selection.ids.formIntersection(messages.map(\.id))
    }
    func avatar(of message: Message) -> [UInt8] { avatars.image(for: message.from) }
}

// @Provides
@MainActor struct MailboxToolbar {
    let selection: Selection
    let outbox: Outbox
    var title: String { "\(selection.ids.count) selected, \(outbox.pending) pending" }
}

// @Needs
@MainActor struct MailboxScreen {
    let model: MailboxModel
    let toolbar: MailboxToolbar
    let coordinator: any Coordinator
    func open(_ message: Message) -> MessageScreen { coordinator.makeMessage(id: message.id) }
}

// @Provides
// @Needs(given: id)
@MainActor final class MessageModel {
    let id: MessageID
    private let cache: MailboxCache
    private let avatars: AvatarCache
    private let compose: (Composer) -> ComposerFactory
    private(set) var composer: ComposerFactory?
    init(id: MessageID, cache: MailboxCache, avatars: AvatarCache, compose: @escaping (Composer) -> ComposerFactory) {
        self.id = id
        self.cache = cache
        self.avatars = avatars
        self.compose = compose
    }
    func reply() async -> ComposerScreen? {
        guard let message = await cache.message(id) else { return nil }
        let factory = compose(Composer(draftID: DraftID(raw: id.raw), recipient: message.from))
        composer = factory
        return factory.makeComposerScreen()
    }
    func avatar(of address: String) -> [UInt8] { avatars.image(for: address) }
}

// @Needs
@MainActor struct MessageScreen {
    let model: MessageModel
    let coordinator: any Coordinator
    func back() -> FoldersScreen { coordinator.makeFolders() }
}

// @Needs
@MainActor struct FoldersScreen {
    let address: AccountAddress
    let coordinator: any Coordinator
    func open(_ folder: Folder) -> MailboxScreen { coordinator.makeMailbox(folder: folder) }
}

// @Needs
@MainActor struct SettingsScreen {
    let accounts: Accounts
    let log: DeliveryLog
    func lines() async -> [String] { await log.lines }
}

// @Needs
@MainActor func start(accounts: Accounts, clock: any WallClock) {
    accounts.signIn(Account(address: "ada@example.com", credentials: Credentials(user: "ada", password: "\(clock.now)")))
}

@main struct MailApp {
    @MainActor static func main() async {
        let factory = AppFactory()
        factory.start()
        print(await factory.makeSettingsScreen().lines())
    }
}
