@main struct Program {
    @MainActor static func main() {
        let factory = OptionalPropertiesFactory()
        let movies = factory.makeMoviesViewController(from: UIStoryboard())
        movies.viewDidLoad()
        precondition(movies.nibName == "coder" && movies.title == "Movies" && movies.loads == 2)
        factory.makeDetailViewController().open()
        factory.makeGreetingScreen().greet()
        precondition(factory.log.lines == ["Movies", "Movies"])
        precondition(factory.makePlayer().log === factory.log && factory.makeCell().log === factory.log)
    }
}
