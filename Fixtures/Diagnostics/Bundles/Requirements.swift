struct Missing {}

// @Provides
final class Titled {
    // @Needs(given: title, name)
    init(title: String, name: String) {}
}

// @Provides
final class Failing {
    init?() { nil }
}

// @Provides
final class Slow {
    init() async throws {}
}

// @Provides
@MainActor final class View {}

// @Provides
final class Kept2 {
    // @Needs(given: action)
    init(action: @escaping () -> Void) {}
}

// @Provides
protocol Requirements {
    func missing() -> Missing
    var missingToo: Missing { get }
    func label(titel: String) -> Song
    func ambiguous(a: String) -> Titled
    func named(name: String, titel: String) -> Titled
    func failing() -> Failing
    var failingToo: Failing { get }
    func slow() -> Slow
    var slowToo: Slow { get }
    func kept(action: () -> Void) -> Kept2
}

// @Provides
protocol FromAnywhere: Sendable {
    func song() -> Song
    func view() -> View
}

// @Provides
final class User {
    // @Needs(given: first, last)
    init(first: String, last: String) {}
}

// @Provides(into: [Part])
final class Part {
    init() async throws {}
}

// @Provides
protocol Lists {
    // Only names tell two parameters of one type apart.
    func user(lastName: String, firstName: String) -> User
    var parts: [() -> Part] { get }
    var title: String { get }
}

// @Needs
final class Screen {
    init(requirements: Requirements, anywhere: FromAnywhere, lists: Lists, parts: () -> [() -> Part]) {}
}
