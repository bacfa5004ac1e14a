import UIKit

@MainActor func checkStart() async {
    let app = AppDelegate()
    UIApplication.shared.delegate = app
    let scene = SceneDelegate()
    scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    precondition(scene.window?.rootViewController is LaunchViewController)

    let launch = app.factory.makeLaunchViewController()
    await launch.open()
    let notes = launch.children.first as? NotesViewController
    precondition(notes?.store.database.notes == ["milk", "bread"] && launch.title == nil)
}

@MainActor func checkStoryboards() {
    let factory = CookbookScreensFactory()
    let movie = factory.makeMoviesCoordinator().makeMovie(Movie(title: "Alien"))
    precondition(movie.movie.title == "Alien" && movie.images === factory.imageCache)
}

@MainActor func checkCells() {
    let factory = CookbookScreensFactory()
    let table = factory.makeMovieTableController(movies: [Movie(title: "Alien"), Movie(title: "Brazil")])
    let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: 1, section: 0)) as? MovieCell
    precondition(cell?.row?.movie.title == "Brazil" && cell?.row?.images === factory.imageCache)
}

/// In tests, a fake factory opens no database.
@MainActor func checkFake() async {
    #if DEBUG
    let factory = FakeCookbookScreensFactory(makeDatabase: { Database() })
    let launch = factory.makeLaunchViewController()
    await launch.open()
    precondition(launch.children.first is NotesViewController)
    #endif
}

await checkStart()
await checkFake()
checkCells()
checkStoryboards()
