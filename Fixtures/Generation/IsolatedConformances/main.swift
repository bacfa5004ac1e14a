MainActor.assumeIsolated {
    let factory = IsolatedConformancesFactory()
    precondition(factory.makeScreen().text == "team team team 2" && factory.makeLater().make().name == "team")
}

#if !hasFeature(NoExplicitNonIsolated)
    /// What needs the types themselves is made on any actor.
    nonisolated func makeReport() -> Report { IsolatedConformancesFactory().makeReport() }
    _ = makeReport()
#endif
