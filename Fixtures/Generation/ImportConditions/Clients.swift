#if os(Linux) || os(macOS)
internal import Core

// @Provides
func client() -> Client { Client() }

// @Needs
struct Fetcher {
    let client: Client
}
#endif

// @Needs
struct Screen {}
