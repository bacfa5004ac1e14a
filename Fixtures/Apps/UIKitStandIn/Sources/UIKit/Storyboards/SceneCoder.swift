/// What a controller's `init(coder:)` is handed: the scene it is to become.
final class SceneCoder: NSCoder {
    let storyboard: UIStoryboard
    let scene: StoryboardDocument.Scene

    init(storyboard: UIStoryboard, scene: StoryboardDocument.Scene) {
        self.storyboard = storyboard
        self.scene = scene
        super.init()
    }
}
