// @Provides(once)
final class Once {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
final class UserViewModel {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
final class MovieViewModel {
    // @Needs(given: id)
    init(id: Int) {}
}

/// Two view models' `id: Int` are two ids.
final class Screen {
    // @Needs
    init(user: UserViewModel, movie: MovieViewModel) {}
}

// @Provides(once)
final class Service {
    init(user: UserViewModel) {}
}

final class Picker {
    // @Needs
    init(
        service: Service, once: Once,
        choose: (String) -> UserViewModel,
        swap: (Int, Int) -> Pair,
        one: (Int) -> Pair
    ) {}
}

// @Provides
final class Pair {
    // @Needs(given: left, right)
    init(left: Int, right: Int) {}
}

final class Ticket {
    // @Needs(given: id)
    init(id: Int) {}

    // @Needs(given: id)
    func check(id: String) {}
}
