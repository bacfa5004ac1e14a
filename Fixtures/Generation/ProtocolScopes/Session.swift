struct Profile {
    let name: String
}

struct Theme {}

protocol Account {
    // @Provides
    var id: AccountID { get }
}

typealias AccountID = Int

/// What guests and members have in common.
// @Scope
protocol Session: Account {
    // @Provides
    var profile: Profile { get }

    // @Provides
    func makeTheme(clock: any Clock) -> Theme

    /// Only members have a type for it.
    associatedtype Badge
    var badge: Badge { get }
}

extension Session {
    // @Provides
    var greeting: Greeting { Greeting(text: "Hello, \(profile.name)") }
}

struct Greeting {
    let text: String
}

struct Guest: Session {
    let id = 0
    let profile = Profile(name: "guest")
    let badge: Void = ()

    func makeTheme(clock: any Clock) -> Theme { Theme() }
}

struct Member: Session {
    let id: Int
    let profile: Profile
    let badge = "gold"

    func makeTheme(clock: any Clock) -> Theme { Theme() }
}

protocol Clock {}

// @Provides(once, as: Clock)
struct SystemClock: Clock {}

// @Provides(once)
final class History {
    let life = Life("History")
    let id: AccountID

    init(id: AccountID, clock: Clock) { self.id = id }
}

struct HomeScreen {
    let greeting: Greeting
    let session: any Session
    let history: History

    // @Needs
    init(greeting: Greeting, theme: Theme, session: any Session, history: History) {
        self.greeting = greeting
        self.session = session
        self.history = history
    }
}

/// What only members have.
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
    let open: (any Session) -> SessionFactory

    // @Needs
    init(open: @escaping (any Session) -> SessionFactory) { self.open = open }
}

// @Provides(once)
final class Uploads {
    let makeUpload: () -> Upload
    let life = Life("Uploads")

    init(id: AccountID, makeUpload: @escaping () -> Upload) { self.makeUpload = makeUpload }
}

// @Provides(in: Session)
final class Upload {
    let name: String

    init(profile: Profile, uploads: Uploads) { name = profile.name }
}

protocol API {}

// @Provides(once, live, as: API)
struct HTTPAPI: API {
    init(id: AccountID) {}
}

struct FeedScreen {
    let api: any API

    // @Needs
    init(api: API) { self.api = api }
}
