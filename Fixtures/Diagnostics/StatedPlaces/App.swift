struct User {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Scope(in: Session)
struct Order {
    // @Provides
    let item: Item
}

struct Item {}

// @Scope
struct Visit {
    // @Provides
    let guest: Guest
}

struct Guest {}

// What a factory keeps does not move because of a need. One fix, because nothing that is kept would move along.
// @Provides(once)
final class Notes {
    init(user: User) {}
}

// @Provides
final class NotesModel {
    init(notes: Notes) {}
}

// @Needs
func edit(model: NotesModel) {}

// Each such need is an error, with the fix for the deepest scope.
// @Provides(weak)
final class Basket {
    init(user: User, item: Item) {}
}

// @Needs
func fill(basket: Basket) {}

// `Archive` would have to move along, through what is made anew.
// @Provides(once)
final class Cache {
    init(user: User) {}
}

// @Provides
struct Reader {
    let cache: Cache
}

// @Provides(once)
final class Archive {
    init(reader: Reader) {}
}

// The marker says where it stays.
// @Provides(once, in: StatedPlacesFactory)
final class Log {
    init(user: User) {}
}

// Two scopes beside each other are one error.
// @Provides(once)
final class Mixed {
    init(user: User, guest: Guest) {}
}

// A member that is kept does not move to its owner, which lives deeper.
// @Provides
struct Profile {
    let user: User

    // @Provides(once)
    func makeAvatar() -> Avatar { Avatar() }
}

final class Avatar {}

// A closure that makes a session's type is judged where its owner is.
// @Provides(once)
final class Router {
    init(makeModel: @escaping () -> NotesModel, makeProfile: @escaping () -> Profile) {}
}

// @Needs(in: Session)
func start(archive: Archive, log: Log, mixed: Mixed, avatar: Avatar, router: Router) {}
