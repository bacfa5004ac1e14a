let factory = ConditionalSharingFactory()
let compared = factory.compare()
precondition(compared.last?.hasSuffix("shared: true, new later: true") == true)
#if MOST
    precondition(compared.dropLast() == ["alpha", "beta", "gamma", "delta", "zeta"])
    let (shelved, pieces, paintings, probes) = (1, ["download", "download"], "3 1 true", 1)
#elseif DEBUG
    precondition(compared.dropLast() == ["alpha", "gamma", "delta", "epsilon", "zeta of epsilon"])
    let (shelved, pieces, paintings, probes) = (0, [String](), "0 0 true", 1)
#else
    precondition(compared.count == 1)
    let (shelved, pieces, paintings, probes) = (0, [String](), "0 0 true", 0)
#endif
precondition(factory.countShelf() == shelved)
let hung = try await factory.openGallery()
precondition(hung == pieces)
#if MOST
    let width = 2
#else
    let width = 1
#endif
let mirror = await factory.makeMirror()
precondition(mirror.frame.width == width)
let painted = await MainActor.run { factory.paint() }
precondition(painted == paintings)
let session = Session(user: "Ada")
precondition(factory.makeSessionFactory(session).makeScreen().summary == "Ada \(probes) true")

#if DEBUG
    let probe = Probe()
    let fake = FakeConditionalSharingFactory(makeProbe: { probe })
    precondition(fake.makeSessionFactory(session).makeScreen().meter.probes.allSatisfy { $0 === probe })
#endif
