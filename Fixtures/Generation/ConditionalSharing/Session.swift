// A session's screens share with what the outermost factory makes, whose placeholders they name.

// @Scope
struct Session {
    // @Provides
    let user: String
}

#if DEBUG || MOST
    // @Provides(graph, live)
    final class Probe {}
#endif

// @Provides(each)
final class Meter {
    var probes: [AnyObject] = []

    #if DEBUG || MOST
        // @Needs
        func take(probe: Probe) { probes.append(probe) }
    #endif
}

// A type of the app may have the name that a placeholder would have.
struct SharedProbe {}

// @Provides
func makeSharedProbe() -> SharedProbe { SharedProbe() }

// @Provides
struct Profile {
    let user: String
    let meter: Meter
}

// @Needs
struct Screen {
    let profile: Profile
    let meter: Meter
    let decoy: SharedProbe

    var summary: String {
        let isShared = zip(profile.meter.probes, meter.probes).allSatisfy { $0 === $1 }
        return "\(profile.user) \(meter.probes.count) \(isShared)"
    }
}
