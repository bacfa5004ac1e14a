// What cannot be copied has one owner, so nothing can keep it and hand it out.

// @Provides(once)
struct File: ~Copyable {}

// @Provides(graph)
struct Socket: ~Copyable {}

struct Token: ~Copyable {}

enum Tokens {
    // @Provides(once)
    static func token() -> Token { Token() }
}

// @Provides
struct Handle: ~Copyable {}

// @Scope
struct Session: ~Copyable {
    // @Provides
    let user: Int
}

// @Needs
func open(file: borrowing File, socket: borrowing Socket, token: consuming Token, handle: consuming Handle) {}

struct Stack<T>: ~Copyable {}

// @Provides(once)
typealias TokenStack = Stack<Int>
