// @Provides
struct Caption {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
struct Label { let caption: Caption }

// What clashes comes twice, and is said once; so is that the closure does not fit.
// @Provides
struct Detail {
    // @Needs(given: id)
    init(id: String, caption: Caption, label: Label) {}
}

// @Needs
final class Screen { init(detail: (Int) -> Detail) {} }

// A closure is shown as it must be written: what is kept escapes, and what has a name keeps it.
// @Provides
final class Form {
    // @Needs(given: done)
    init(done: @escaping () -> Void) {}
}

// @Needs
final class Login { init(form: (_ finished: @escaping () -> Void) -> Form) {} }
