internal import Charts
internal import Core
internal import Kit

final class TestFactory: FeatureFactory {
    override func makeChart() -> Chart { chart }
    let chart = Chart()
}

let factory = TestFactory(Feature(title: "Stocks"))
precondition(factory.makeScreen(wallet: Wallet()).title == "Stocks")
_ = factory.makePage(client: factory.client)
precondition(factory.makeBoard().palette === factory.palette && factory.client === factory.client)
