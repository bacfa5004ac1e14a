struct Movie {
    let id: String
    var title: String?
}
@Model final class Trip { init(name: String, days: Int) {} }
final class Screen {
    // @Needs
    init(movie: Movie) {}
}
// @Provides(once)
final class Store { init(trip: Trip) {} }
// @Needs
func go(store: Store) {}
