/// Live types that only newer systems have. Swift allows no properties of them, so a fake factory always uses fakes of the
/// module.
@available(iOS 26, macOS 26, *)
protocol Assistant {
    var name: String { get }
}

// @Provides(once, live, as: Assistant)
@available(iOS 26, macOS 26, *)
struct CloudAssistant: Assistant {
    let name = "cloud"
}

// @Provides(fake, as: Assistant)
@available(iOS 26, macOS 26, *)
struct SampleAssistant: Assistant {
    let name = "sample"
}

protocol API {
    var name: String { get }
}

// @Provides(once, live, as: API)
struct HTTPAPI: API {
    let name = "http"
}

/// Not all systems that have the API have this, so the initializer asks for one.
// @Provides(fake, as: API)
@available(iOS 26, macOS 26, *)
struct SampleAPI: API {
    let name = "sample"
}

/// The provider is new, but not the type that is needed, so this is an ordinary argument.
// @Provides(once, live, as: Clock)
@available(iOS 26, macOS 26, *)
struct SystemClock: Clock {
    let now = 0
}

protocol Clock {
    var now: Int { get }
}

@available(iOS 26, macOS 26, *)
final class Upload {
    let size: Int

    init(size: Int) { self.size = size }
}

// @Provides(live)
// @Needs(given: size)
@available(iOS 26, macOS 26, *)
func upload(user: User, size: Int) -> Upload { Upload(size: size) }

// @Provides(fake)
// @Needs(given: size)
@available(iOS 26, macOS 26, *)
func sampleUpload(user: User, size: Int) -> Upload { Upload(size: size + user.name.count) }

@available(iOS 26.1, macOS 26, *)
protocol Vision {
    var name: String { get }
}

// @Provides(once, live, as: Vision)
@available(iOS 26.1, macOS 26, *)
struct CameraVision: Vision {
    let name = "camera"
}

// @Provides(fake, as: Vision)
@available(iOS 26.1, macOS 26, *)
struct SampleVision: Vision {
    let name = "sample"
}

@available(iOS 26.2, macOS 26.2, *)
protocol Voice {
    var name: String { get }
}

// @Provides(once, live, as: Voice)
@available(iOS 26.2, macOS 26.2, *)
struct SystemVoice: Voice {
    let name = "system"
}

// @Provides(fake, as: Voice)
@available(iOS 26.2, macOS 26.2, *)
struct SampleVoice: Voice {
    let name = "sample"
}

@available(iOS 26, macOS 26, *)
protocol Sink {
    var name: String { get }
}

// @Provides(into: [any Sink], live)
@available(iOS 26, macOS 26, *)
struct ConsoleSink: Sink {
    var name = "console"
}

// @Provides(fake)
@available(iOS 26, macOS 26, *)
func silentSink() -> ConsoleSink { ConsoleSink(name: "silent") }

// @Provides(once, into: [any Sink], live)
@available(iOS 26, macOS 26, *)
struct FileSink: Sink {
    var name = "file"
}

// @Provides(fake)
@available(iOS 26, macOS 26, *)
func memorySink() -> FileSink { FileSink(name: "memory") }

// @Provides(live, graph)
@available(iOS 26, macOS 26, *)
final class Transaction {
    var isReplaced = false
}

// @Provides(fake)
@available(iOS 26, macOS 26, *)
func sampleTransaction() -> Transaction {
    let transaction = Transaction()
    transaction.isReplaced = true
    return transaction
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {
    let name: String
}

@available(iOS 26, macOS 26, *)
protocol Store {
    var file: String { get }
}

// @Provides(once, live, in: Session, as: Store)
@available(iOS 26, macOS 26, *)
final class DiskStore: Store {
    let file: String

    init(user: User) { file = user.name }
}

// @Provides(fake, as: Store)
@available(iOS 26, macOS 26, *)
final class SampleStore: Store {
    let file: String

    init(user: User) { file = "sample of " + user.name }
}

// @Scope(in: Session)
struct Page {
    // @Provides
    let number: Number
}

struct Number {
    let value: Int
}

@available(iOS 26, macOS 26, *)
final class PageCache {
    let size: Int

    init(size: Int) { self.size = size }
}

// @Provides(once, live, in: Page)
@available(iOS 26, macOS 26, *)
func pageCache(number: Number) -> PageCache { PageCache(size: 0) }

// @Provides(fake)
@available(iOS 26, macOS 26, *)
func samplePageCache(number: Number) -> PageCache { PageCache(size: number.value) }

/// An optional of its own.
@available(iOS 26, macOS 26, *)
struct Bookmark {
    let line: Int
}

// @Provides(once, live, in: Page)
@available(iOS 26, macOS 26, *)
func bookmark(on number: Number) -> Bookmark? { nil }

// @Provides(fake)
@available(iOS 26, macOS 26, *)
func sampleBookmark(on number: Number) -> Bookmark? { Bookmark(line: number.value * 2) }
