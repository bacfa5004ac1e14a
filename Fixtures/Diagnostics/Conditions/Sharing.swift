// What is shared is passed to both alternatives, and so must be on the actor of both.
// @Provides(graph)
@MainActor final class Trace {}

#if DEBUG
    // @Provides
    actor Journal {
        init(trace: Trace) async {}
    }
#else
    // @Provides
    actor Journal {
        init() async {}
    }
#endif

// @Needs
func keep(journal: Journal) async {}
