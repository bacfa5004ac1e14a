import Features

let factory = ModuleFactoriesFactory()
let root = factory.makeRoot()
precondition(root.feature === factory.featureFactory)
precondition(root.feature.makeScreen().navigator === factory.tabs)
let other = Tabs()
precondition(root.makeFeature(Feature(navigator: other)).makeScreen().navigator === other)
let alone = FeatureFactory(Feature(navigator: other)).makeScreen()
precondition(alone.navigator === other)
let screen = factory.makeScreen()
precondition(screen.kit.session.module == "Kit")
precondition(screen.open(Session(user: "Ada")).makeProfile().user == "Ada")
