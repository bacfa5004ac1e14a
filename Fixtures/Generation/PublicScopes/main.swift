final class TestFactory: FeatureFactory {
    override var greeting: Greeting { Greeting() }
    override func makeModel() -> Model { Model(title: "Test") }
    override func makeConnection() async -> Connection { await Connection(database: Database()) }
}

@MainActor func check() async {
    let factory = TestFactory(Feature(title: "Title"))
    let screen = factory.makeScreen(number: 1)
    precondition(screen.model === screen.label.model && screen.model.title == "Test")
    precondition(factory.style as AnyObject === screen.label.theme)
    precondition(factory.cursor === screen.cursor)
    let panel = factory.makePanel(number: 2)
    precondition(panel.model === panel.label.model && panel.model.number == 2)
    _ = await factory.makeServer()
    _ = factory.makeDialogFactory(Dialog(question: Question())).makeDialogController()
}

await check()
