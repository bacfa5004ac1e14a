import Kit
import Store

protocol API {}

struct LiveAPI: API {
    init(path: String = "/") {}
}

struct RemoteAPI: API {
    let host: String
}

/// It names the type that it uses, and the caller passes nothing to it.
final class NamedType {
    // @Needs
    init(api: API = LiveAPI()) {}
}

protocol Clock {}

struct SystemClock: Clock {
    static let shared = SystemClock()
}

struct NamedProperty {
    // @Needs
    init(clock: any Clock = SystemClock.shared) {}
}

final class Preferences {
    static let shared: Preferences = Preferences()
    private init() {}
}

// @Needs
struct ImplicitMember {
    var preferences: Preferences = .shared
}

protocol Log {}

// @Provides
final class FileLog: Log {}

/// It is provided, but not as what is needed.
final class WithoutAdditionalType {
    // @Needs
    init(log: Log = FileLog()) {}
}

class ImageCache {
    init(limit: Int = 100) {}
}

/// Each of the two makes a cache of its own.
final class FirstCache {
    // @Needs
    init(images: ImageCache = ImageCache()) {}
}

// @Provides
final class SecondCache {
    init(images: ImageCache = .init()) {}
}

/// The arguments of the default would be lost.
final class WithArguments {
    // @Needs
    init(tracker: Tracker = LiveTracker(name: "main")) {}
}

protocol Tracker {}

final class LiveTracker: Tracker {
    init(name: String = "") {}
}

/// Nil hides the type that only a file without markers declares.
final class Nil {
    // @Needs
    init(images: Images? = nil, count: Int = 3) {}
}

/// A function is called, and a type of a sibling is made.
final class Called {
    // @Needs
    init(theme: Theme = makeTheme(), panel: Panel = Panel()) {}
}

func makeTheme() -> Theme { Theme() }

class Theme {
    fileprivate init() {}
}

/// Two defaults of one type name two declarations, so the user chooses.
// @Needs
func open(door: Door = FrontDoor()) {}

// @Needs
func leave(door: Door = BackDoor()) {}

protocol Door {}
struct FrontDoor: Door {}
struct BackDoor: Door {}

final class Selective {
    // @Needs(given: copies)
    init(printer: Printer = Printers.first, second: SecondCache, copies: Int) {}
}

class Printer {}

enum Printers {
    static var first: Printer { Printer() }
    static var last: Printer { Printer() }
}

/// The markers of these are missing, so that what they would need is not unused.
final class Inbox {
    // @Needs
    init(mail: (any Mail)? = nil) {}
}

protocol Mail {}

final class UserMail: Mail {
    init(cache: SecondCache, postman: Postman) {}
}

// @Provides
struct Postman {}

/// The default of the candidate would be met, so that the program would change.
// @Needs
func send(letters: Letters = Letters()) {}

final class Letters {
    init(postman: Postman = Postman()) {}
}

/// The one instance of a class is no value, whatever its initializer takes.
// @Needs
func fetch(client: Client = .shared) {}

final class Client: Sendable {
    static let shared = Client(baseURL: "/")
    private init(baseURL: String) {}
}
