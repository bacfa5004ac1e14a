func check() {
    let factory = CollectionsFactory()
    let app = factory.makeApp()
    precondition(app.steps.map(\.name) == ["first", "second", "third", "fourth", "fifth"])
    precondition(app.later().count == 5)
    precondition(app.handlers[.home]?() == "home")
    precondition(app.handlers[.settings]?() == "settings")
    precondition(app.second as? Second === factory.second)
    precondition(app.steps[1] as? Second === factory.second)
    precondition((app.steps[0] as? First)?.log === factory.log)
    precondition(factory.describe() == ["second", "first", "first", "second", "third"])
}

check()
