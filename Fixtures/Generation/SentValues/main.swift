final class TestFactory: SentValuesFactory {
    override func makePen() -> sending Pen {
        let pen = Pen(ink: Ink())
        pen.label = "test"
        return pen
    }
}

@MainActor func checkSession(_ factory: SentValuesFactory) async {
    let session = factory.makeSessionFactory(Session(number: 5))
    let storage = await session.makeStorage()
    let hasDraft = await session.makePrinter().hasDraft
    precondition(storage.number == 5 && hasDraft)
    _ = await session.makePreview().makeDraft()
}

@MainActor func check() async {
    let text = await SentValuesFactory().makeWriter().text
    precondition(text == "pen 3")
    let other = await TestFactory().makeWriter().text
    precondition(other == "test 3")
    let office = SentValuesFactory().makeOffice()
    precondition(office.makeEraser() !== office.makeEraser())
    let factory = SentValuesFactory()
    let reader = await factory.makeReader()
    let archive = await factory.archive
    precondition(reader.archive === archive)
    await checkSession(factory)
    #if DEBUG
    let fake = FakeSentValuesFactory(makeClock: { SystemClock() })
    _ = fake.makeWriter()
    #endif
}

await check()
