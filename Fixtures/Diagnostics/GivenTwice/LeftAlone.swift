/// The caller passes the one URL that both get.
final class Explicit {
    // @Needs(given: baseURL)
    init(baseURL: String, users: Repository, movies: Repository) {}
}

/// The closures pass it.
final class Passing {
    // @Needs
    init(makeUsers: (String) -> Repository, makeMovies: (String) -> Repository) {}
}

// @Provides(graph)
final class Shared {
    init(service: Service) {}
}

/// One instance in one call.
final class Sharing {
    // @Needs
    init(first: Shared, second: Shared) {}
}

// @Provides
struct Plain {}

final class Without {
    // @Needs
    init(first: Plain, second: Plain) {}
}

/// Two keys: the instance of each is another one anyway.
final class TwoKeys {
    // @Needs
    init(service: Service, repository: Repository) {}

    // @Needs
    func show(service: Service) {}
}

// @Provides(graph)
final class Connection {
    // @Needs(given: url)
    init(url: String) {}
}

// @Provides
struct Part {
    let connection: Connection
}

/// One call makes one connection.
// @Needs
struct Parts {
    let left: Part
    let right: Part
}
