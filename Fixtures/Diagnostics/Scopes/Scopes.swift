struct User {}
struct Guest {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Scope
struct Visit {
    // @Provides
    let guest: Guest
}

// @Provides
struct Profile {
    let user: User
}

// @Provides
struct Both {
    let profile: Profile
    let guest: Guest
}

// @Scope(in: Session)
struct Page {
    // @Provides
    let number: Int
}

// @Provides(once, in: Session)
final class Pinned {
    init(makeRow: () -> Row) {}
}

// @Provides
struct Row {
    let number: Int
}

// @Provides(once, in: Nowhere)
final class Lost {}

// @Scope(in: Missing)
struct Inner {}

// @Scope(in: LoopB)
struct LoopA {}

// @Scope(in: LoopA)
struct LoopB {}

// @Scope(root)
struct App {}

// @Scope(root)
struct Second {}

// @Scope
struct Generic<T> {}

// @Scope
func abstract() {}

// @Scope(sendable)
struct Request: Sendable {}

// @Provides(in: Session)
final class TooFar {
    init(make: @Sendable () -> Profile) {}
}

// Where `Both` lives is said there; what else is wrong is said here.
// @Provides
final class NeedsBoth {
    init(both: Both, profile: Profile) {}
}

// @Provides
final class BothAgain {
    init(both: Both, guest: Guest, profile: Profile, other: Profile) {}
}

// @Provides(once, in: Visit)
final class PinnedBoth {
    init(both: NeedsBoth) {}
}
