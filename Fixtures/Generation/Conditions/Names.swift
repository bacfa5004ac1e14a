// Of three that stand in for each other, the function of their name meets two: all three give way.
#if DEBUG
    // @Provides(once)
    final class Tally {
        let text = "debug"
    }
#elseif os(Linux)
    // @Provides(once)
    final class Tally {
        let text = "linux"
    }
#else
    // @Provides(once)
    final class Tally {
        let text = "other"
    }
#endif

#if !DEBUG
    // @Needs
    func tally(tally: Tally) -> String { tally.text }
#endif

// @Needs
func count(tally: Tally) -> Int { tally.text.count }
