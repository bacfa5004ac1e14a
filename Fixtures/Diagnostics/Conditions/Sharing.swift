// What is shared is handed to both alternatives, and so must be there with both.
#if DEBUG
    // @Provides(graph)
    final class Trace {}

    // @Provides
    struct Journal {
        let trace: Trace
    }
#else
    // @Provides
    struct Journal {}
#endif

// @Needs
func keep(journal: Journal) {}
