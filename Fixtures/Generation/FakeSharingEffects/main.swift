#if DEBUG
    let fake = FakeFakeSharingEffectsFactory()
    let screen = await fake.makeScreen()
    precondition(screen.api is SampleAPI)
    let archive = try await fake.makeArchive()
    precondition((archive.store as? SampleStore)?.journal === archive.journal)
    precondition(fake.makePlayer().sound is OldSilence)
#endif
