struct Profile {
    let name: String
}

/// What guests and members have in common.
// @Scope
struct Session {
    // @Provides
    let account: any Account
}

protocol Account {
    // @Provides
    var profile: Profile { get }
    // @Provides
    func makeTheme(clock: any Clock) -> Theme
}

struct Guest: Account {
    let profile = Profile(name: "guest")

    func makeTheme(clock: any Clock) -> Theme { Theme(isDark: false) }
}

struct Member: Account {
    let profile: Profile

    func makeTheme(clock: any Clock) -> Theme { Theme(isDark: true) }
}

struct Theme {
    let isDark: Bool
}

protocol Clock {}

// @Provides(once, as: Clock)
struct SystemClock: Clock {}

// @Provides(once, in: Session)
final class History {
    let profile: Profile

    init(profile: Profile) { self.profile = profile }
}

struct HomeScreen {
    let account: any Account
    let theme: Theme
    let history: History

    // @Needs
    init(account: any Account, theme: Theme, history: History) {
        self.account = account
        self.theme = theme
        self.history = history
    }
}

/// Only members have it.
// @Scope(in: Session)
struct Membership {
    // @Provides
    let points: Points
}

struct Points {
    let count: Int
}

final class ShopScreen {
    let history: History
    let points: Points

    // @Needs
    init(history: History, points: Points) {
        self.history = history
        self.points = points
    }
}

final class LoginScreen {
    let open: (Session) -> SessionFactory

    // @Needs
    init(open: @escaping (Session) -> SessionFactory) { self.open = open }
}

class Workspace {
    // @Provides
    let folder: Folder

    init(folder: Folder) { self.folder = folder }
}

struct Folder {
    let path: String
}

/// What its superclass marks is read from it too.
// @Scope
final class Project: Workspace {}

struct FolderScreen {
    let folder: Folder

    // @Needs
    init(folder: Folder) { self.folder = folder }
}
