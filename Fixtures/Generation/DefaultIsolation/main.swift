func check() async throws {
    let factory = DefaultIsolationFactory()
    let loader = await factory.makeLoader()
    let report = await loader.later()
    precondition(report !== loader.makeReport() && report.number == 1)
    let text = await factory.load()
    precondition(text == "dark 2")
    var taps = 0
    let screen = try await factory.makeScreen(tap: { taps += 1 })
    screen.tap()
    precondition(taps == 1 && screen.theme?.name == "dark")
    let again = try await factory.makeScreen(tap: {})
    precondition(again.index === screen.index && again.index.archive.makeReport().number == 1)
    let editor = await factory.makeDialogFactory(Dialog(question: "?")).makeEditor()
    precondition(editor.makeNote().question == "?" && editor.makeDraft(3).number == 3)
    let visit = try await factory.makeVisit()
    let plan = try await factory.plan
    precondition(visit.door.number == 1 && visit.plan === plan && visit.garden != nil)
    let door = try await factory.makeLobby().open()
    precondition(door.number == 1)
    guard #available(macOS 13, *) else { return }
    let ledger = try await factory.makeAccounts().ledger
    let sameLedger = try await factory.ledger
    precondition(ledger === sameLedger && ledger.makeReport().number == 1)
}

try await check()
