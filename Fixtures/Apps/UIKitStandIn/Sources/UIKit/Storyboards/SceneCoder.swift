/// What a controller's `init(coder:)` is handed: the scene it is to become.
final class SceneCoder: NSCoder {
    let storyboard: UIStoryboard

    init(storyboard: UIStoryboard) {
        self.storyboard = storyboard
        super.init()
    }
}
