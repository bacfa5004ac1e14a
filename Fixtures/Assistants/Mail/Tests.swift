#if DEBUG
    @MainActor func testSendsOneMessage() async throws {
        let smtp = RecordingSMTP(), imap = RecordingIMAP(), database = MemoryDatabase()
        let factory = FakeAppFactory(database: database, imapClient: { _ in imap }, smtpClient: smtp, wallClock: FixedClock())
        let account = factory.accounts.signIn(Account(address: "ada@example.com", credentials: Credentials(user: "ada", password: "x")))

        let mailbox = account.makeMailboxScreen(folder: .inbox)
        try await mailbox.model.refresh()
        let fetched = await imap.fetched
        precondition(fetched == [.inbox])

        let composer = account.makeComposerFactory(Composer(draftID: DraftID(raw: 1), recipient: "bob@example.com"))
        let screen = composer.makeComposerScreen()
        screen.model.subject = "Hello"
        try await screen.model.send()

        let sent = await smtp.sent, saved = await database.saved
        precondition(sent.count == 1 && sent[0].to == "bob@example.com" && sent[0].date == 1_000)
        precondition(saved.map(\.id) == [DraftID(raw: 1)])
    }
#endif
