@MainActor func check() async {
    let factory = PrivateNamesFactory()
    factory.run()
    precondition(factory.makeScreen().name == "label")
}

await check()
