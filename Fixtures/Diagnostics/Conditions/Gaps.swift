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

// What a collection is of is not always there, and the elements are.
#if !BETA
    protocol Filter {}
#endif

// @Provides(into: [Filter])
struct Blur: Filter {}

// @Needs
func apply(filters: [Filter]) {}
