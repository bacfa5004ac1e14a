import UIKit

// @Provides(eager)
final class Alone {}

// @Provides(weak, eager)
final class Weak {}

// @Provides(eager, graph, live)
final class Shared {}

// @Provides(once, eager)
final class Store<Element> {}

// @Provides(once, eager)
func makeBox<Element>(of element: Element) -> Box<Element> { Box() }

struct Box<Element> {}

struct User {}

// @Provides(once, eager)
typealias UserStore = Store<User>

protocol Database {}

// @Provides(once, eager, as: Database)
final class SQLite: Database {
    init(file: File) {}
}

// @Provides(once)
func openFile() async throws -> File { File() }

struct File {}

// @Provides(once, eager)
@MainActor
final class Player {}

@globalActor actor Audio {
    static let shared = Audio()
}

// @Provides(once, eager)
@Audio
final class Mixer {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Provides(once, eager)
@MainActor
final class Toolbar {
    init(user: User) {}
}

// @Scope
@MainActor
struct Window {
    // @Provides
    let title: Title
}

struct Title {}

// @Provides(once, eager)
@Audio
final class Sound {
    init(title: Title) {}
}

@available(iOS, unavailable)
// @Provides(once, eager)
final class Menu {}

// @Provides(once, eager)
protocol Screens {
    func makeTitle() -> Title
}
