protocol P {}

// @Provides(once, as: P)
final class Set: P {}

// @Provides(once)
final class Await {}

// @Provides(once)
final class config {}

// @Provides
struct `default` {}

// @Provides(once)
final class HTTPClient {}

/// Labels that are keywords, a given parameter that is called like a member, and one like a type.
struct Labels {
    let total: Int

    // @Needs(given: api, T, in, await)
    init(
        `let` p: P, `inout` q: P, `in`: Int, httpClient api: Int, T: Int, await: Int, _ other: Await, c: config, d: `default`,
        client: HTTPClient, makeT: (Int) -> T
    ) {
        total = `in` + api + T + `await`
    }
}

// @Provides
struct T {
    let made: Bool

    // @Needs(given: T)
    init(T: Int) {
        made = T == 7
    }
}

/// A getter that is nothing but this name.
// @Provides
let get: ContiguousArray<Int> = [1]

// @Needs
func count(get: ContiguousArray<Int>) -> Int { get.count }

/// One that is escaped and called like its member.
// @Provides(once)
final class `repeat` {}

// @Needs
func rewind(tape: `repeat`) -> Bool { true }

/// Names that need backticks in all that is made of them.
// @Provides(once)
struct `long tape` {
    init() throws {}
}

// @Needs(given: for)
func `rewind all`(`long tape` tape: `long tape`, `for`: Int) -> Int { `for` }
