// @Provides
final class Movie {
    // @Needs(given: id)
    init(id: Int) {}
}

// @Provides
let format: (Double) -> Character = { _ in "a" }

final class Screen {
    // @Needs
    init(make: @escaping (String) -> Movie, format: (Float) -> Character, late: () async -> Character) {}
}
