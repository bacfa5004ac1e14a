// @Scope
struct Session {
    // @Provides
    let user: Int
}
// @Provides(once)
final class Cache {}

/// Its factory never ends, so the closure would never return nil.

final class Screen {
    // @Needs(in: Session)
    init(cache: @escaping () -> Cache?, user: @escaping () -> Int?, other: @escaping () -> Cache? = { nil }) {}
}
