// @Needs
struct Start {
    let api: any API
}

// @Provides
@available(iOS 26, macOS 26, *)
struct Ledger {
    let transaction: Transaction
}

// @Needs
@available(iOS 26, macOS 26, *)
struct Chat {
    let api: any API
    let assistant: any Assistant
    let clock: any Clock
    let sinks: [any Sink]
    let ledger: Ledger
    let transaction: Transaction
}

// @Needs
@available(iOS 26.1, macOS 26, *)
struct Scanner {
    let vision: any Vision
}

// @Needs
@available(iOS 26.2, macOS 26.2, *)
struct Reader {
    let vision: any Vision
    let voice: any Voice
}

// @Needs
@available(iOS 26, macOS 26, *)
struct Diary {
    let store: any Store
    let upload: (Int) -> Upload
}

// @Needs
@available(iOS 26, macOS 26, *)
struct PageView {
    let cache: PageCache
    let bookmark: Bookmark?
    let store: any Store
}
