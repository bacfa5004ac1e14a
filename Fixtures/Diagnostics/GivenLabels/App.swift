final class Profile {
    // @Needs(given: id)
    init(id identifier: Int, retries: Int = 3) {}
}

// @Needs(given: for)
func greet(for name: String, at hour: Int = 8) {}

final class Search {
    // @Needs(default: limit)
    init(limit count: Int = 10, page: Int = 1) {}
}

// @Needs(given: _)
func wait(_: Int) {}
