final class TestFactory: GraphLifetimeFactory {
    final class FixedModel: WalletModel {
        let id = 42
    }

    override func makeWalletModel(id: Int, in call: GraphLifetimeFactoryCall) -> any WalletModel { FixedModel() }
}

func open() {
    let factory = GraphLifetimeFactory()
    let (first, second) = (
        factory.makeWalletController(title: "a", id: 1), factory.makeWalletController(title: "b", id: 2)
    )
    precondition(first.root.model === first.model && first.model.id == 1)
    precondition((first.root.badge as? CountBadge)?.title.model === first.model)
    precondition(first.logs.allSatisfy { $0 === first.logs[0] })
    precondition(second.model !== first.model && second.logs[0] !== first.logs[0])
    precondition(first.history === second.history && first.history.log === first.history.view.log)
    precondition(first.history.log !== first.logs[0])
    precondition(first.makeModel(1) !== first.model && first.reopen().log !== first.reopen().log)
    precondition(factory.makeLogView().log !== factory.makeLog())
    precondition(Log.alive == 3)
    let toolbar = factory.makeToolbar()
    toolbar.button.track("button")
    toolbar.track("toolbar")
    precondition(toolbar.log.lines == ["button", "toolbar"])
}

open()
precondition(Log.alive == 0)
precondition(TestFactory().makeWalletController(title: "", id: 1).root.model.id == 42)

final class SceneTestFactory: GraphLifetimeFactory {
    final class FixedModel: SceneModel {
        let title = "fixed"
    }

    override func makeSceneModel(index: Int, in call: GraphLifetimeFactoryCall) -> any SceneModel { FixedModel() }
}

let scene = GraphLifetimeFactory().makeSceneScreen(index: 1)
precondition(scene.model === scene.header.model && scene.model.title == "default")
precondition((scene.model as? DefaultSceneModel)?.settings === scene.header.settings)
let testScene = SceneTestFactory().makeSceneScreen(index: 1)
precondition(testScene.model === testScene.header.model && testScene.model.title == "fixed")
precondition(testScene.makeModel(2).title == "fixed")

var recorded: [String] = []
GraphLifetimeFactory().makeRecorder(track: { recorded.append($0) }).track("recorder")
precondition(recorded == ["recorder"])
