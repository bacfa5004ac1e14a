protocol API: Sendable { func load() -> String }
protocol Clock { var now: Int { get } }
protocol Store { var name: String { get } }
struct User { let name: String }

// @Scope(root)
struct App {
    // @Provides
    let baseURL: String
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Scope(in: Session)
struct Page { let number: Int }

// @Provides(once, live, as: API)
final class HTTPAPI: API {
    let address: String
    // Only something live needs the socket, so no fake is asked for it.
    init(socket: Socket, baseURL: String) { address = baseURL }
    func load() -> String { "network" }
}

// @Provides(live)
final class Socket {}

// @Provides(live, as: Clock)
struct SystemClock: Clock { var now: Int { 1 } }

// @Provides(live)
final class Upload {
    let size: Int
    // @Needs(given: size)
    init(size: Int, api: any API) async throws { self.size = size }
}

// @Provides(once, live)
final class Database {
    let name: String
    init(name: String = "disk") async { self.name = name }
}

// @Provides(weak, live)
final class Cache {
    let isFake: Bool
    init(isFake: Bool = false) { self.isFake = isFake }
}

// @Provides(graph, live)
final class Transaction {
    let id: Int
    init(id: Int = 0) { self.id = id }
}

// @Provides(once, live)
func makeRandom() -> () -> Int { { 4 } }

// @Provides(once, live, in: Session, as: Store)
final class DiskStore: Store {
    let name: String
    init(user: User) { name = user.name }
}

// @Provides(live)
final class PageCache {
    let page: Int
    init(page: Page) { self.page = page.number }
}

// @Provides(live, into: [String])
func loggingStep() -> String { "log" }

// @Provides(into: [String])
func plainStep() -> String { "plain" }

// @Provides
final class Ledger {
    let transaction: Transaction
    init(transaction: Transaction) { self.transaction = transaction }
}

// @Provides(once)
final class Coordinator {
    let makeAPI: () -> any API
    let openSession: (Session) -> SessionFactory
    init(makeAPI: @escaping () -> any API, openSession: @escaping (Session) -> SessionFactory) {
        self.makeAPI = makeAPI
        self.openSession = openSession
    }
}
