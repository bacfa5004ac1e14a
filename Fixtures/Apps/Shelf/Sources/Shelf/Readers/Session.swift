struct Reader: Sendable {
    let name: String
}

// @Scope
struct Session: Sendable {
    // @Provides
    let reader: Reader
}
