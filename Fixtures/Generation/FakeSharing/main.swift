#if DEBUG
    func use() async throws {
        let factory = FakeFakeSharingFactory()
        let screen = factory.makeScreen(name: "dark")
        precondition(screen.api is SampleAPI && screen.api.log === screen.log)
        precondition(screen.transaction.isSample && screen.transaction.log === screen.log)
        precondition(screen.payment.transaction === screen.transaction && screen.payment.log === screen.log)
        precondition(screen.header.style === screen.style && screen.style.name == "dark")
        precondition(screen.disk.log != nil && screen.disk.log !== screen.log)
        precondition(factory.makeScreen(name: "dark").log !== screen.log)
        let tracking = factory.makeTracking()
        precondition(tracking.tracker is SampleTracker && tracking.tracker.log === tracking.log)
        let uploads = try await factory.makeUploads(size: 3)
        precondition(uploads.upload.size == 30 && uploads.upload.log === uploads.log)
    }

    /// A fake that nothing calls for makes an instance of its own.
    func useAlone() async {
        let upload = FakeFakeSharingFactory().defaultMakeUpload(size: 1)
        precondition(upload.size == 10)
    }

    /// What a test passes is used in place of the module's own.
    func replace() {
        let factory = FakeFakeSharingFactory(makeTransaction: { Transaction(log: CallLog()) })
        let screen = factory.makeScreen(name: "light")
        precondition(!screen.transaction.isSample && screen.payment.transaction === screen.transaction)
        precondition(screen.transaction.log !== screen.log && screen.api.log === screen.log)
    }

    try await use()
    await useAlone()
    replace()
#endif
