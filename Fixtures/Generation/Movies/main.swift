final class FixedFactory: MoviesFactory {
    struct FixedClock: Clock {
        func now() -> Int { 7 }
    }

    override var clock: any Clock { FixedClock() }
}

let factory = MoviesFactory()
let alien = Movie(title: "Alien")

@MainActor func checkLifetimes() {
    let search = factory.makeSearchScreen()
    precondition(search.bar.model === search.results.model)
    precondition(search.bar.model !== factory.makeSearchScreen().bar.model)
    weak let images = search.results.images
    precondition(images === factory.imageCache)
    precondition(FixedFactory().makeSearchScreen().bar.model.clock.now() == 7)
}

@MainActor func checkGivenParameters() {
    precondition(factory.makeMovieScreen(movie: alien).model.movie == alien)
    let poster = factory.makePosterScreen(movie: alien)
    precondition(poster.width == 300 && poster.model.movie == alien && poster.movie == alien)
    let about = FixedFactory().makeAboutScreen()
    precondition(about.clock.now() == 7 && about.tracker == nil)
}

@MainActor func checkClosures() {
    let list = factory.makeMovieListScreen()
    precondition(list.makeMovie(alien).model.movie == alien)
    precondition(list.makeMovie(alien) !== list.makeMovie(alien))
    precondition(list.player() === list.player() && list.player().queue.player() === factory.player)
    let ticket = list.makeTicket(3, 12)
    precondition(ticket.seat == 3 && ticket.row == 12)
    precondition(factory.makeRowScreen(row: 5).makeTicket(8).row == 5)
}

@MainActor func checkCollections() {
    precondition(factory.migrate() == [1, 2])
    precondition(factory.makeLinkOpener().handlers[.search]?().path == "/search")
    let coordinator = factory.makeMovieCoordinator()
    precondition(coordinator.screens.makeScreen(of: alien).model.movie == alien)
    precondition(coordinator.screens.player === factory.player)
    precondition(factory.makeLinkRouter().handlers[.search]?.path == "/search")
}

@MainActor func checkInjection() {
    let trailer = factory.makeTrailerScreen()
    precondition(trailer.clock.now() == 42 && factory.analytics.screens == ["trailer"])
}

@MainActor func checkGenerics() {
    let history = factory.makeHistoryScreen()
    history.movies.add(alien)
    precondition(factory.makeHistoryScreen().movies.items == [alien] && history.users.items.isEmpty)
    precondition(history.countdown.start == 42 && history.reminder.time == 52)
}

@MainActor func checkScopes() {
    let login = factory.makeLoginScreen()
    login.logIn(User(name: "Ada"))
    weak let session = login.session
    weak let watchList = session?.watchList
    precondition(watchList?.user.name == "Ada")
    precondition(session?.makeMenuScreen().makeProfile().watchList === watchList)
    precondition(session?.makeViewingFactory(Viewing(movie: alien)).makeViewingScreen().movie == alien)

    let downloads = session?.downloads
    precondition(downloads?.makeDownload(alien)?.user.name == "Ada")
    login.logOut()
    precondition(session == nil && watchList == nil && downloads != nil)
    // There is nothing to download for nobody.
    precondition(downloads?.makeDownload(alien) == nil)
}

@MainActor func checkConcurrency() async throws {
    let model = try await factory.makeBrowseScreen().makeModel()
    let title = try await factory.makeTitleScreen()
    precondition(model.catalogue === title.model.catalogue)
    precondition(model.catalogue.titles == ["Alien", "Brazil"])
}

checkLifetimes()
checkGivenParameters()
checkClosures()
checkCollections()
checkInjection()
checkGenerics()
checkScopes()
try await checkConcurrency()
