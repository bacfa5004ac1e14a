struct Stub: API, Images, Sink {
    let isFake = true
}

#if DEBUG
    func useFakes() async throws {
        let factory = FakeFakesMakeNothingLiveFactory(
            makeAPI: { Stub() },
            makeChat: { Chat(isFake: true) },
            makeConsoleSink: { Stub() },
            makeFeed: { Feed(isFake: true) },
            makeImages: { Stub() },
            makeInbox: { _ in { Inbox() } },
            makeKey: { Key(isFake: true) },
            makeRadio: { Radio() },
            makeRemoteSink: { Stub() },
            makeSearch: { Search() },
            makeSigner: { Signer() },
            makeSync: { Sync(isFake: true) },
            makeUploads: { Uploads() }
        )
        let screen = factory.makeScreen()
        precondition(screen.api.isFake && screen.images.isFake)
        precondition(factory.makeHome(title: "A").gallery.images.isFake)
        let transfers = factory.makeTransfers()
        precondition(transfers.uploads.cache == nil && transfers.radio.auth == nil && transfers.api.isFake)
        let log = factory.makeLogView()
        precondition((log.sinks + log.logger.sinks).filter(\.isFake).count == 4)
        // What something that is not live reads is replaced.
        let vault = factory.makeVaultView()
        precondition(vault.vault is SampleVault && vault.vault.key.isFake && vault.signer.key == nil)
        let search = await factory.makeSearchView()
        precondition(search.search.isFake && search.sync.isFake)
        let feed = try await factory.makeFeedView()
        precondition(feed.feed.isFake && feed.chat.isFake)
        let inbox = factory.makeSessionFactory(Session(user: "Ann")).makeInboxView()
        precondition(inbox.inbox.isFake && inbox.api.isFake)
    }

    try await useFakes()
    check(made(), "")
#endif

/// The factory itself shares what it shared before.
func useLive() async throws {
    let factory = FakesMakeNothingLiveFactory()
    let screen = factory.makeScreen()
    precondition((screen.api as! HTTPAPI).auth === (screen.images as! HTTPImages).auth)
    check(made(), "Auth HTTPAPI HTTPImages")
    let transfers = factory.makeTransfers()
    precondition((transfers.api as! HTTPAPI).auth === transfers.radio.auth)
    check(made(), "Auth Cache Disk HTTPAPI Radio Uploads")
    _ = factory.makeLogView()
    check(made(), "Auth*2 ConsoleSink*2 RemoteSink*2")
    let vault = factory.makeVaultView()
    precondition(vault.vault.key === vault.signer.key)
    check(made(), "Key")
    _ = await factory.makeSearchView()
    check(made(), "Server")
    _ = try await factory.makeFeedView()
    check(made(), "Socket")
    _ = factory.makeSessionFactory(Session(user: "Ann")).makeInboxView()
    check(made(), "Auth HTTPAPI")
}

try await useLive()
