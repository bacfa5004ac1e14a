// Making these types visible would not be enough.

private struct Ambiguous {
    init(size: Int) {}
    init() {}
}

fileprivate struct Shared {
    private init() {}
    static let instance = Shared()
}

private struct Key {}

private struct Holder {
    let key: Key
}

private extension Int {
    struct Tool {}
}

/// This one needs nothing else.
private struct Plain {}

// @Needs
func run(ambiguous: Ambiguous, shared: Shared, holder: Holder, tool: Int.Tool, plain: Plain) {}
