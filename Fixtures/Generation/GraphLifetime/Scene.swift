/// All consumers need the model under one name, so that its member alone decides what a call shares.
protocol SceneModel: AnyObject {
    var title: String { get }
}

// @Provides(graph)
final class Settings {}

// @Provides(graph, as: SceneModel)
final class DefaultSceneModel: SceneModel {
    let title = "default"
    let settings: Settings

    // @Needs(given: index)
    init(settings: Settings, index: Int) { self.settings = settings }
}

// @Provides
final class SceneHeader {
    let model: any SceneModel
    let settings: Settings

    init(model: any SceneModel, settings: Settings) {
        self.model = model
        self.settings = settings
    }
}

final class SceneScreen {
    let model: any SceneModel
    let header: SceneHeader
    let makeModel: (Int) -> any SceneModel

    // @Needs
    init(model: any SceneModel, header: SceneHeader, makeModel: @escaping (Int) -> any SceneModel) {
        self.model = model
        self.header = header
        self.makeModel = makeModel
    }
}
