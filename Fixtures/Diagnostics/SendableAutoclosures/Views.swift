// @Provides
final class D: Sendable {}

/// Its factory is not `Sendable`.
final class V {
    // @Needs
    init(d: @autoclosure @escaping @Sendable () -> D) {}
}

// @Scope
@MainActor struct Session {
    // @Provides
    let user: Int
}

// @Provides
@MainActor final class M { init(user: Int) {} }

/// The autoclosure is on no actor.
@MainActor final class W {
    // @Needs
    init(m: @autoclosure @escaping @Sendable () -> M) {}
}

@MainActor final class X {
    // @Needs
    init(m: @autoclosure @escaping @MainActor () -> M) {}
}

/// The closure to take in its place is `@Sendable` too.
final class Z {
    // @Needs
    init(d: @escaping @Sendable () -> Z1) {}
}

// @Provides
@MainActor final class Z1 { init(user: Int) {} }
