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
