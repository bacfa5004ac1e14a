@MainActor func check() async {
    let factory = ModuleProvidersFactory()
    let screen = factory.makeScreen()
    precondition(screen.client === factory.client && screen.ledger === factory.ledger)
    precondition(screen.session.module == "App")
    let board = factory.makeBoard()
    precondition(board.first.module == "Core" && board.second.module == "Kit")
    precondition(factory.makePage().theme.module == "Kit")
    let client = factory.makeHome().controller.client
    precondition(client === factory.client)
    let reporter = factory.makeReporter()
    precondition(reporter.handle(CancellationError()) == 1)
}

await check()
