typealias UserName = String
typealias AccountToken = String

// @Scope
struct Account: Sendable {
    // @Provides
    let user: UserName
    // @Provides
    let token: AccountToken
}

// @Provides(once, in: Account)
actor SyncEngine {
    private(set) var revision = 0
    private let token: AccountToken
    private let client: any HTTPClient
    private let clock: any Clock
    private let logger: any Logger

    init(token: AccountToken, client: any HTTPClient, clock: any Clock, logger: any Logger) {
        self.token = token
        self.client = client
        self.clock = clock
        self.logger = logger
    }

    func push(_ text: String, to path: String) async throws {
        let answer = try await client.put(text, to: path, token: token)
        revision += 1
        logger.log("revision \(revision) at \(clock.now): \(answer)")
    }
}

// @Needs
@MainActor struct AccountScreen {
    let user: UserName
    let engine: SyncEngine
    let theme: Theme
    func sync(_ text: String) async throws { try await engine.push(text, to: user) }
}

// @Provides(once)
@MainActor final class LoginService {
    private(set) var account: AccountFactory?
    private let open: (Account) -> AccountFactory

    init(open: @escaping (Account) -> AccountFactory) { self.open = open }

    func logIn(_ user: String, token: String) -> AccountScreen {
        let account = open(Account(user: user, token: token))
        self.account = account
        return account.makeAccountScreen()
    }
    func logOut() { account = nil }
}
