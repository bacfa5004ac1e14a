import UIKit

/// UIKit makes both delegates by `init()`. So the first one makes the factory.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let factory = CookbookScreensFactory()
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        guard let app = UIApplication.shared.delegate as? AppDelegate else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = app.factory.makeLaunchViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
