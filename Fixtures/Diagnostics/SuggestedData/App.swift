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
enum Tab { case books, films }
enum Route {
    case detail(Int)
    init(number: Int) { self = .detail(number) }
}
/// A function that makes one is a choice.
struct Options { let depth: Int }
func loadOptions() -> Options { Options(depth: 1) }
// @Needs
func show(tab: Tab, route: Route, options: Options) {}
