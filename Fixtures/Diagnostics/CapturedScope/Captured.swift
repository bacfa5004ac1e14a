struct User {}
struct Guest {}
struct Line {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Scope
struct Visit {
    // @Provides
    let guest: Guest
}

// @Scope(in: Session)
struct Page {
    // @Provides
    let line: Line
}

// @Provides
final class HomeScreen {
    init(profile: Profile) {}
}

// @Provides
struct Profile {
    let user: User
}

// @Provides
struct Row {
    let line: Line

    // @Needs(given: width)
    init(line: Line, width: Int) { self.line = line }
}

// What a closure opens does not move the screen into the session.
final class RootScreen {
    // @Needs
    init(makeHome: @escaping () -> HomeScreen) {}
}

// From here, only the session's factory can be opened.
final class Gallery {
    // @Needs(given: title)
    init(title: String, makeRow: @escaping (Int) -> () -> Row) {}
}

// Direct needs decide where it lives.
final class Inbox {
    // @Needs
    init(profile: Profile, makeRow: @escaping (Int) -> Row) {}
}

// A scope beside its own is opened by the factory around both.
final class Lobby {
    // @Needs
    init(user: User, makeGuest: @escaping () -> Guest) {}
}

// A stated scope is kept, and what is needed directly must be there.
/*
 * @Provides(
 *     once, in: Session,
 *     as: Sender)
 */
final class Outbox: Sender {
    init(line: Line, makeLine: @escaping () -> Line) {}
}

protocol Sender {}

// A given parameter says nothing of a scope.
final class Picker {
    // @Needs(given: title)
    init(makeProfile: @escaping () -> Profile, title: String) {}
}

// @Needs(given: title)
struct Card {
    let makeProfile: Opening
    let title: String
}

typealias Opening = () -> Profile

// What makes them is of no consequence here.
final class Owner {
    // @Needs
    init(makePicker: @escaping (String) -> Picker, makeGallery: @escaping (String) -> Gallery) {}
}

struct Box<T> {
    let make: () -> T
}

// @Provides
typealias ProfileBox = Box<Profile>

// @Needs
func open(_ box: Box<Profile>) {}

// @Provides
final class Desk {
    // @Provides
    func drawer(_ make: () -> User) -> Drawer { Drawer() }
}

struct Drawer {}
