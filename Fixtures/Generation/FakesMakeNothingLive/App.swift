/// Two live types share a live instance. The fake factory replaces both, and makes none of it.
// @Provides(graph, live)
final class Auth {
    init() { note("Auth") }
}

protocol API {
    var isFake: Bool { get }
}

// @Provides(live, as: API)
final class HTTPAPI: API {
    let auth: Auth
    let isFake = false

    init(auth: Auth) {
        self.auth = auth
        note("HTTPAPI")
    }
}

protocol Images {
    var isFake: Bool { get }
}

// @Provides(live, as: Images)
final class HTTPImages: Images {
    let auth: Auth
    let isFake = false

    init(auth: Auth) {
        self.auth = auth
        note("HTTPImages")
    }
}

// @Needs
struct Screen {
    let api: any API
    let images: any Images

    init(api: any API, images: any Images) {
        self.api = api
        self.images = images
    }
}

/// Parts of parts.
// @Provides
struct Gallery {
    let images: any Images
    let api: any API
}

// @Needs(given: title)
struct Home {
    let gallery: Gallery
    let api: any API
    let title: String
}

/// A shared instance that is not live itself, but needs something that is.
// @Provides(once, live)
final class Disk {
    init() { note("Disk") }
}

// @Provides(graph)
final class Cache {
    let disk: Disk

    init(disk: Disk) {
        self.disk = disk
        note("Cache")
    }
}

// @Provides(live)
final class Uploads {
    let cache: Cache?

    // @Needs
    init(cache: Cache) {
        self.cache = cache
        note("Uploads")
    }

    init() { cache = nil }
}

// @Provides(graph, live)
final class Radio {
    let auth: Auth?

    // @Needs
    init(auth: Auth) {
        self.auth = auth
        note("Radio")
    }

    init() { auth = nil }
}

/// What is live and shared is replaced where something that is not live needs it, or reads it later.
// @Needs
struct Transfers {
    let uploads: Uploads
    let radio: Radio
    let api: any API
}

/// A collection with live elements, which share something live.
protocol Sink {
    var isFake: Bool { get }
}

// @Provides(into: [any Sink], live)
struct ConsoleSink: Sink {
    let auth: Auth
    let isFake = false

    init(auth: Auth) {
        self.auth = auth
        note("ConsoleSink")
    }
}

// @Provides(into: [any Sink], live)
struct RemoteSink: Sink {
    let auth: Auth
    let isFake = false

    init(auth: Auth) {
        self.auth = auth
        note("RemoteSink")
    }
}

// @Provides(once)
struct Logger {
    let sinks: [any Sink]
}

// @Needs
struct LogView {
    let logger: Logger
    let sinks: [any Sink]
}

// MARK: Own fakes

/// This fake needs the shared instance too, so a test passes one.
// @Provides(graph, live)
final class Key {
    let isFake: Bool

    // @Needs
    init() {
        isFake = false
        note("Key")
    }

    init(isFake: Bool) { self.isFake = isFake }
}

protocol Vault {
    var key: Key { get }
}

// @Provides(live, as: Vault)
struct DiskVault: Vault {
    let key: Key
}

// @Provides(fake, as: Vault)
struct SampleVault: Vault {
    let key: Key
}

// @Provides(live)
struct Signer {
    let key: Key?

    // @Needs
    init(key: Key) { self.key = key }

    init() { key = nil }
}

// @Needs
struct VaultView {
    let vault: any Vault
    let signer: Signer
}

// MARK: Effects

/// The live types wait for what they share.
// @Provides(graph, live)
final class Server: Sendable {
    let isFake: Bool

    // @Needs
    init() async {
        isFake = false
        note("Server")
    }

    init(isFake: Bool) { self.isFake = isFake }
}

// @Provides(live)
struct Search {
    let isFake: Bool

    // @Needs
    init(server: Server) { isFake = false }

    init() { isFake = true }
}

// @Provides(live)
struct Sync: Sendable {
    let isFake: Bool

    // @Needs
    init(server: Server) async { isFake = false }

    init(isFake: Bool) { self.isFake = isFake }
}

// @Needs
struct SearchView {
    let search: Search
    let sync: Sync
}

/// The live types wait, but what they share does not.
// @Provides(graph, live)
final class Socket: Sendable {
    init() { note("Socket") }
}

// @Provides(live)
struct Feed: Sendable {
    let isFake: Bool

    // @Needs
    init(socket: Socket) async throws { isFake = false }

    init(isFake: Bool) { self.isFake = isFake }
}

// @Provides(live)
struct Chat: Sendable {
    let isFake: Bool

    // @Needs
    init(socket: Socket) { isFake = false }

    init(isFake: Bool) { self.isFake = isFake }
}

// @Needs
struct FeedView {
    let feed: Feed
    let chat: Chat
}

// MARK: Scopes

// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Provides(live)
struct Inbox {
    let isFake: Bool

    // @Needs
    init(auth: Auth, user: String) { isFake = false }

    init() { isFake = true }
}

// @Needs
struct InboxView {
    let inbox: Inbox
    let api: any API
    let user: String
}
