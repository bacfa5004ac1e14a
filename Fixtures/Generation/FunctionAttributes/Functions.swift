// @Provides(once)
final class Clock: Sendable {}

// @Provides
@MainActor final class Screen {}

/// Closures of these types are generated.
// @Needs
final class Kept {
    let isolated: @isolated(any) () -> Clock
    let nonsending: nonisolated(nonsending) () async -> Clock
    let concurrent: @concurrent () async -> Clock

    init(
        isolated: @escaping @isolated(any) () -> Clock,
        nonsending: nonisolated(nonsending) @escaping () async -> Clock,
        concurrent: @escaping @concurrent () async -> Clock
    ) {
        self.isolated = isolated
        self.nonsending = nonsending
        self.concurrent = concurrent
    }
}

// @Needs
@MainActor final class Home {
    let isolated: @isolated(any) () -> Screen

    init(
        isolated: @escaping @isolated(any) () -> Screen,
        nonsending: nonisolated(nonsending) @escaping () async -> Screen,
        concurrent: @escaping @concurrent () async -> Screen
    ) {
        self.isolated = isolated
    }
}

/// A caller passes functions of the same types.
// @Needs(given: callback, isolated, nonsending, concurrent)
func register(
    callback: @convention(c) (Int32) -> Int32,
    isolated: @escaping @isolated(any) @Sendable () -> Void,
    nonsending: nonisolated(nonsending) @escaping () async -> Void,
    concurrent: @escaping @concurrent () async -> Void
) -> Int32 { callback(20) }

/// Only a value of this type is one.
// @Provides
func makeCallback() -> @convention(c) (Int32) -> Int32 { { $0 * 2 } }

// @Needs
func call(callback: @convention(c) (Int32) -> Int32) -> Int32 { callback(21) }

/// A closure with the default isolation of the module.
func makeClosure() -> @isolated(any) () -> Clock { { Clock() } }
