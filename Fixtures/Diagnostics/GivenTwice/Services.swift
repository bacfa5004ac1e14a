protocol Service {}

/// Two services have two URLs.
// @Provides(as: Service)
final class DefaultService: Service {
    // @Needs(given: baseURL)
    init(baseURL: String) {}
}

// @Provides
final class Repository {
    init(service: Service) {}
}

final class Direct {
    // @Needs
    init(api: Service, images: Service) {}
}

/// Through what each of them needs.
final class Indirect {
    // @Needs
    init(users: Repository, movies: Repository) {}
}

final class Closures {
    // @Needs
    init(makeUsers: @escaping () -> Repository, makeMovies: @escaping () -> Repository) {}
}

// @Needs
func start(first: Service, second: Service, third: Service) {}

// @Provides
struct Pair {
    let left: Service
    let right: any Service
}

final class Injected {
    // @Needs
    init() {}

    // @Needs
    func show(users: Repository, movies: Repository) {}
}
