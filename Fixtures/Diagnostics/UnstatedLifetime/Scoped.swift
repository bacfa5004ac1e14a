// Where all that need it live in one scope, that scope comes first.

// @Scope
struct Session {
    // @Provides
    let user: User
    // @Provides
    let inbox: Inbox
}
struct User {}
/// A stored property is read.
final class Inbox { var count = 0 }

protocol Notes {}
// @Provides(as: Notes)
final class UserNotes: Notes { var lines: [String] = [] }

/// It needs the session itself.
// @Provides
final class Ledger { var lines: [String] = []; init(user: User) {} }

/// What says where it lives only lacks the lifetime.
// @Provides(in: Session)
final class Trail { var steps: [String] = [] }

/// The app needs it too.
// @Provides
final class Settings { var font = 1 }

// @Needs
final class Home { init(user: User, notes: any Notes, ledger: Ledger, trail: Trail, settings: Settings, inbox: Inbox) {} }
// @Needs
final class Profile { init(user: User, notes: any Notes, ledger: Ledger, trail: Trail, inbox: Inbox) {} }
// @Needs
final class Login { init(settings: Settings) {} }
