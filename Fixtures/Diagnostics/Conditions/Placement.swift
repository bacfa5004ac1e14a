// Alternatives live together, and two that are pinned cannot.
// @Scope
struct Tour {}

// @Scope(in: Tour)
struct Stop {}

#if DEBUG
    // @Provides(once, in: Tour)
    final class Map {}
#else
    // @Provides(once, in: Stop)
    final class Map {}
#endif

// @Needs
func unfold(map: Map) {}
