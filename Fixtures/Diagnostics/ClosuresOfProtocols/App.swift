protocol Clock {}

final class Watch {
    // @Needs
    init(clock: @escaping () -> any Clock) {}
}

protocol Exporter {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Provides(as: Exporter)
final class PDFExporter: Exporter {
    init(user: User) {}
}

protocol Gate {}

// @Provides(into: [Gate])
struct Login: Gate {
    let user: User
}

// @Provides(once, in: Session)
final class Desk {
    init(export: @escaping () -> any Exporter, gates: [() -> any Gate]) {}
}

// @Needs(in: Session)
struct Screen {
    let desk: Desk
}
