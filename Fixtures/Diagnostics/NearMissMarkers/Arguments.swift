// What other tools call an argument, and what lacks its label.

protocol Clock {}

// @Provides(singleton)
struct First {}

// @Provides(shared, as: Clock)
final class Second: Clock {}

// @Provides(unique)
struct Transient {}

// @Provides(Clock)
struct Third: Clock {}

final class Detail {
    // @Needs(id)
    init(id: Int) {}
}

final class Page {
    // @Needs(title, subtitle)
    init(title: String, subtitle: String) {}
}

final class Other {
    // @Needs(givn)
    init(givn: Int) {}
}
