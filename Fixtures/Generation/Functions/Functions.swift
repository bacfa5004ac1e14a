struct Address: Equatable {
    let host: String
}

// @Provides
func makeServer(address: Address, name: String = "server") -> Server {
    Server(address: address, name: name)
}

/// Words that are none but in their places.
// @Provides
func makeMirror(default: Address, `var`: Server, in other: Address) -> Mirror {
    Mirror(servers: [Server(address: `default`, name: "a"), `var`, Server(address: other, name: "b")])
}

struct Mirror {
    let servers: [Server]
}

// @Provides
let address: Address = Address(host: "localhost")

struct Server {
    let address: Address
    let name: String
}

/// The factory gets a method of that name.
// @Needs(given: port, log)
func runServer(_ server: Server, on port: Int, log: (String) -> Void) -> String {
    log("running")
    return "\(server.name) on \(server.address.host):\(port)"
}

enum Tool {
    // @Needs
    static func main(server: Server) async throws {
        precondition(server.name == "server")
    }
}

/// A function of an instance that is itself needed.
// @Provides(once)
final class Database {
    // @Provides
    var path: Path { Path(name: "db") }

    // @Provides
    func connect(server: Server) throws -> Connection { Connection(path: path, server: server) }

    // @Provides(once)
    func statements() -> Statements { Statements() }
}

struct Path {
    let name: String
}

struct Connection {
    let path: Path
    let server: Server
}

final class Statements {}

// @Provides(each)
actor Vault {
    // @Provides
    func secret() -> Secret { Secret(text: "s") }
}

struct Secret: Sendable {
    let text: String
}

/// It does not wait itself; what it needs does.
// @Needs
func unlock(secret: Secret) throws -> String {
    secret.text
}

/// What runs on the vault is waited for.
// @Needs
func peek(vault: isolated Vault, number: Int) -> String { "\(vault.secret().text) \(number)" }

// @Provides
struct Safe: Sendable {
    let secret: Secret

    // @Needs(given: vault)
    init(in vault: isolated Vault) throws {
        secret = vault.secret()
    }
}

// @Needs
func crack(safe: Safe) -> String { safe.secret.text }

struct Report {
    let connection: Connection
    let path: Path
    let statements: Statements
    let secret: Secret

    // @Needs
    init(connection: Connection, path: Path, statements: Statements, secret: Secret) {
        self.connection = connection
        self.path = path
        self.statements = statements
        self.secret = secret
    }
}

protocol Channel: Sendable {}

// @Provides(as: Channel)
struct Pipe: Channel {}

/// What stands in for these runs where they do.
// @Needs
func close(channel: any Channel, secret: Secret) async {}

// @Provides(once)
final class Ledger {}

// @Needs
nonisolated(nonsending) func audit(ledger: Ledger, secret: Secret) async {}

/// It says that it throws, and never does.
// @Provides
func makeNumber() throws(Never) -> Int { 7 }

// @Needs
func count(number: Int, other: () -> Int) -> Int { number + other() }

// @Needs
func countServers(mirror: Mirror, makeMirror: () -> Mirror) -> Int { mirror.servers.count + makeMirror().servers.count }
