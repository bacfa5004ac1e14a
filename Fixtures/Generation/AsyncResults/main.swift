func check() async throws {
    let factory = AsyncResultsFactory()
    let screen = try await factory.makeScreen(text: "all")
    let database = await factory.database
    precondition(screen.database === database && screen.session.database === database && opened == 1)
    let page = await factory.page
    precondition(page === screen.page && page.number == 1)
    precondition(screen.chosen == nil && screen.rows.count == 2 && screen.query.text == "all")

    let later = factory.makeLaterScreen()
    let (again, session) = (await later.open(), await later.session())
    precondition(again === database && session.database === database && opened == 1)
    let (token, other) = (try await later.token(), try await later.token())
    precondition(token !== other && token !== screen.token)
    let (rows, query) = (await later.rows(), await later.query("some"))
    precondition(rows.count == 2 && query.text == "some")

    let themed = await factory.makeThemedScreen()
    precondition(themed.header.theme === themed.theme)
    let plain = await factory.makePlainScreen()
    precondition(plain.header.theme === plain.footer.theme && plain.header.theme !== themed.theme)
    let settings = await factory.makeSettingsScreen()
    precondition(settings.settings.count == 1 && settings.tags.count == 1)
}

try await check()
