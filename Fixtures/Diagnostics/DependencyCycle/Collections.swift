protocol Element {}

// @Provides(into: [Element])
struct Whole: Element {
    let parts: [Element]
}

final class Table {
    // @Needs
    init(elements: [Element]) {}
}
