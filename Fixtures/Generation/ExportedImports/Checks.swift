#if DEBUG
    internal import Trial

    // @Needs
    func check(probe: Probe) -> String { "checked" }
#endif
