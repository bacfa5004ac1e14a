// A type that a marker misspells: by what the type conforms to, or by who needs it.

protocol APIClient {}

// @Provides(as: ApiClient)
final class HTTPClient: APIClient {}

protocol ImageLoader {}

class Loader: SomeLoader {}

// @Provides(once, as: ImageLoadr)
final class CachedLoader: Loader {}

final class Page {
    // @Needs
    init(client: APIClient, loader: ImageLoader) {}
}

// The marker of a scope is misspelled.
// @Scoped
struct Session {
    // @Provides
    let user: User
}

struct User {}
