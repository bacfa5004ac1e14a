typealias Port = Int

enum Ports {
    // @Provides
    static let port: Port = 80
}

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

/// Some labels are keywords, a given parameter has the name of a member, and another one that of a type.
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

/// A getter whose body is only this name would be read as an accessor.
// @Provides
let get: ContiguousArray<Int> = [1]

// @Needs
func count(get: ContiguousArray<Int>) -> Int { get.count }

/// The escaped name of the type is also that of the member.
// @Provides(once)
final class `repeat` {}

// @Needs
func rewind(tape: `repeat`) -> Bool { true }

/// These names need backticks in every name that contains them.
// @Provides(once)
struct `long tape` {
    init() throws {}
}

// @Needs(given: for)
func `rewind all`(`long tape` tape: `long tape`, `for`: Int) -> Int { `for` }

/// These names need backticks because they contain an operator or start with a digit.
// @Provides
struct `in→out` {
    let `1`: Port
}

// @Provides(once)
struct `2` {
    let row: InlineArray<0x1, Int>
}

// @Provides
let row: InlineArray<0x1, Int> = [6]

// @Needs(given: `3`)
func `a→b`(`1`: `in→out`, `2`: `2`, `3`: Int) -> Int { `1`.`1` + `2`.row[0] + `3` }

/// Only in backticks, `Any` is the name of a declared type.
// @Provides
struct `Any` {
    let number = 1
}

enum Boxes {
    // @Provides
    struct `Any` {
        let number = 2
    }
}

// @Needs(given: content)
func unpack(one: `Any`, two: Boxes.`Any`, content: Any) -> Int { one.number + two.number + (content as? Int ?? 0) }
