#if DEBUG
    let fake = FakeFakeSharingEffectsFactory()
    let screen = await fake.makeScreen()
    precondition(screen.api is SampleAPI)
    let archive = try await fake.makeArchive()
    precondition((archive.store as? SampleStore)?.journal === archive.journal)
    #if NEW
        precondition(fake.makePlayer().sound is NewSilence && FakeSharingEffectsFactory().makePlayer().sound is NewSound)
    #else
        precondition(fake.makePlayer().sound is OldSilence && FakeSharingEffectsFactory().makePlayer().sound is OldSound)
    #endif
#endif
