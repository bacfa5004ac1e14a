// Marking an initializer of the generic superclass would make entry points of it.
class Table<Row> {
    init(rows: [Row]) {}
    init(first: Row, second: Row) {}
}

// @Provides
final class NameTable: Table<String> {}

// Marking the type itself is no way out, because it is generic.
struct Box<Value> {
    let value: Value
}

// @Scope
typealias IntBox = Box<Int>

final class Loader<Value> {
    init() {}
}

// @Provides
typealias StringLoader = Loader<String>

struct UserID {}

struct UserId {}

final class Cache<Key> {
    init() {}
}

// @Provides
typealias UserCache = Cache<UserId>

struct Screen {
    // @Needs
    init(numbers: Loader<Int>, users: Cache<UserID>) {}
}

// A stored property decides the associated type.
protocol Shelving {
    associatedtype Code
    var code: Code { get }
}

struct ShelfMark {}

struct Shelf: Shelving {
    let code: ShelfMark

    // @Needs
    init(code: Code) { self.code = code }
}
