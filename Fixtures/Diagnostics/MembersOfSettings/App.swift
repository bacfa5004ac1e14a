// @Provides
struct Env {}

struct Timeout {}
struct Retries {}
struct Depth {}

/// What makes it takes only what the graph has.
struct Config {
    // @Provides
    let timeout: Timeout

    init(env: Env) { timeout = Timeout() }
}

/// Nothing provides the token that makes it, so it is what something starts from.
struct Session {
    // @Provides
    let retries: Retries

    init(token: Token, env: Env) { retries = Retries() }
}

struct Token {
    let text: String
}

/// Only a value of its own makes it.
struct Limits {
    // @Provides
    let depth: Depth
}

final class Screen {
    // @Needs
    init(timeout: Timeout, retries: Retries, depth: Depth) {}
}
