import Core

final class FakeScreens: BundlesFactory {
    override func makeMovieDetails(movie: Movie) -> MovieDetails {
        super.makeMovieDetails(movie: Movie(title: "fake"))
    }
}

@MainActor func useScreens() async throws {
    let factory = BundlesFactory()
    let screens = factory.makeCoordinator().screens
    let movie = Movie(title: "Alien")
    precondition(screens.makeDetails(for: movie).movie.title == "Alien")
    precondition(screens.makeDetails(for: movie).screens.makeDetails(for: movie).images === factory.imageCache)
    precondition(screens.makeDetails(for: movie, at: 3).place == 3)
    precondition(screens.images === factory.imageCache && screens.ints().images === factory.imageCache)
    var selected: [String] = []
    screens.makeList { selected.append($0.title) }.onSelect(movie)
    precondition(selected == ["Alien"])
    precondition(screens.players.preview(of: movie).movie.title == "Alien")
    precondition(screens.makePlayers().player() !== screens.players.player())
    precondition(screens.title(of: movie).text == "Alien")
    precondition(screens.help().text == "default")
    var total = 1
    precondition(screens.count(&total).total == 2 && total == 2)
    precondition(FakeScreens().makeCoordinator().screens.makeDetails(for: movie).movie.title == "fake")
}

/// Each runs on the main actor.
@MainActor func useWindows() async {
    let factory = BundlesFactory()
    let desktop = factory.makeDesktop()
    precondition(desktop.windows.makeWindow(named: "a").windows.makeWindow(named: "b").name == "b")
    _ = desktop.panels.makePanel()
    _ = await desktop.panels.loadPanel()
}

func search(_ screens: any MoviesScreens) async throws {
    let search = try await screens.search("a", in: [])
    precondition(search.text == "a")
    do {
        _ = try await screens.search("", in: [])
        preconditionFailure("An empty search fails.")
    } catch {}
    _ = try await screens.recent
}

try await useScreens()
await useWindows()
