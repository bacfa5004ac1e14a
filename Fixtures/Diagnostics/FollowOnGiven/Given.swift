struct Movie {}
struct Person {}

// 'given: movie' is forgotten, so the row takes none from the closure.
// @Provides
final class Model { init(movie: Movie) {} }

// @Provides
final class Row { init(model: Model) {} }

// @Needs
final class List { init(row: (Movie) -> Row) {} }

// @Provides(once)
final class Store {
    // @Needs(given: person)
    init(person: Person) {}
}

// @Provides
final class Badge { init(store: Store) {} }

// @Needs
final class People { init(badge: (Person) -> Badge) {} }
