// Only the root is reported, and not what it alone needs.
// @Provides
final class Report {
    init(page: Page, makeFooter: @escaping () -> Footer, store: Store<Page>) {}
}

// @Provides
struct Page {
    let title: Title
}

// @Provides
struct Title {}

// @Provides
struct Footer {}

struct Store<T> {
    let value: T
}

// @Provides
typealias PageStore = Store<Page>

// @Provides
typealias TitleStore = Store<Title>

// A circle is reported once, at its first type.
// @Provides
final class Left {
    init(makeRight: @escaping () -> Right) {}
}

// @Provides
final class Right {
    init(makeLeft: @escaping () -> Left, circled: Circled) {}
}

// @Provides
struct Circled {}

// Another module may need it, and so what it needs.
// @Provides
public final class Shown {
    init(part: Part) {}
}

// @Provides
struct Part {}

enum Shared {
    // @Provides
    static let limit: Limit = Limit()
}

struct Limit {}
