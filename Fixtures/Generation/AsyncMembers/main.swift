func check() async throws -> () -> Library? {
    let factory = AsyncMembersFactory()
    let screen = try await factory.makeScreen(id: 3)
    precondition(screen.makeCounter(1).start == 1 && screen.nested()(2).start == 2 && screen.id == 3)
    precondition(screen.label.model === screen.model)
    let database = try await factory.database
    precondition(screen.database === database)
    let panel = try await factory.makePanel(number: 4)
    precondition(panel?.number == 4 && panel?.database === database)
    let table = try await factory.makeTable()
    precondition(table.row.session === table.session)
    let grid = try await factory.makeGrid()
    precondition(grid.column.session.model === grid.model)
    let report = try await factory.makeReport()
    #if os(Linux) || os(macOS)
        precondition(report.label != nil)
    #else
        precondition(report.label == nil)
    #endif
    let count = try await factory.run()
    precondition(count == 2)
    let identity = try await factory.open()
    precondition(identity.text == "id")
    let window = try await factory.makeWindow()
    precondition(window.theme as AnyObject === factory.dark && window.database === database)
    let library = try await factory.library
    precondition(library.make() !== library.make())
    return { [weak library] in library }
}

let library = try await check()
// What it keeps holds the factory that it was made by.
precondition(library()?.make() !== nil as Label?)
