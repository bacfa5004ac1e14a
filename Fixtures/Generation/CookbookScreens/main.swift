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

await checkStart()
checkStoryboards()
