/// Live types that only newer systems have. Swift allows no properties of them in a fake.
@available(iOS 26, macOS 26, *)
protocol Assistant {
    var name: String { get }
}

// @Provides(once, live, as: Assistant)
@available(iOS 26, macOS 26, *)
struct CloudAssistant: Assistant {
    let name = "cloud"
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

/// The module brings fakes for the rest, which older systems do not have either.
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
    let name = "console"
}

// @Provides(once, into: [any Sink], live)
@available(iOS 26, macOS 26, *)
func openFile() -> FileSink { FileSink(name: "file") }

@available(iOS 26, macOS 26, *)
struct FileSink: Sink {
    let name: String
}

// @Provides(live, graph)
@available(iOS 26, macOS 26, *)
final class Transaction {
    var isReplaced = false
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

// @Provides(once, live, as: Store)
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

// @Provides(once, live)
@available(iOS 26, macOS 26, *)
func pageCache(number: Number) -> PageCache { PageCache(size: 0) }

/// An optional of its own.
@available(iOS 26, macOS 26, *)
struct Bookmark {
    let line: Int
}

// @Provides(once, live)
@available(iOS 26, macOS 26, *)
func bookmark(on number: Number) -> Bookmark? { nil }

// @Provides(fake)
@available(iOS 26, macOS 26, *)
func sampleBookmark(on number: Number) -> Bookmark? { Bookmark(line: number.value * 2) }
