// One error for what is missing under a condition, whoever needs it.

#if DEBUG
    // @Provides
    struct Probe {}
#endif

// @Needs
func measure(probe: Probe) {}

// @Needs
func compare(first: Probe, second: Probe) {}

#if BETA
    // @Needs
    func test(probe: Probe, more: Probe) {}
#endif
