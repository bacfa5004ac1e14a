func check() async throws {
    let factory = ImportedNamesFactory()
    let screen = try await factory.makeScreen()
    let storage = try await factory.storage
    _ = factory.makeDesk()
    if #available(macOS 999, *) {
        let recent = factory.makeRecentScreen().recent
        precondition(recent === factory.recent)
    }
    precondition(screen.storage === storage && screen.number == 4 && screen.label.text == "kit")
}

try await check()
