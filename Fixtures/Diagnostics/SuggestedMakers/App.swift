protocol API {}
private struct Hidden: API {}
func makeAPI() -> any API { Hidden() }
final class Screen {
    // @Needs
    init(api: API) {}
}

protocol Store {}
struct Path {}

/// It takes something that is missing as well.
func openStore(at path: Path) -> any Store { fatalError() }

// @Provides
final class Environment {
    func tracker() -> any Tracker { fatalError() }
}

protocol Tracker {}

final class Other {
    // @Needs
    init(store: Store, tracker: Tracker) {}
}

final class Client {
    init(host: String, port: Int) {}
}

/// Neither it nor the initializer can be met by markers alone.
func makeClient(host: String, tracker: Tracker) -> Client { Client(host: host, port: 443) }

final class Token {
    private init() {}
    static func read(from text: String, or other: Int) -> Token { Token() }
}

extension Environment {
    func pool(size: Int) -> ThreadPool { fatalError() }
    var bag: KeyBag { fatalError() }
}

/// Each value is somebody else's: none is named.
func parse(_ text: String) -> Mode { .fast }
func link(to text: String) -> URL { fatalError() }
func joined(_ parts: Token...) -> Lonely { fatalError() }

enum Mode { case fast }

/// What takes the type itself, also from a closure, decorates it, and an operator is no provider.
func cached(_ make: () -> Lonely) -> Lonely { make() }
extension Mode {
    static func + (left: Mode, right: Int) -> Lonely { fatalError() }
}

final class Lonely {
    private init() {}
}

final class Further {
    // @Needs
    init(client: Client, token: Token, pool: ThreadPool, bag: KeyBag, mode: Mode, url: URL, lonely: Lonely) {}
}
