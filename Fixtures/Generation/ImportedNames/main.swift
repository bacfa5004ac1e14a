func check() async throws {
    let factory = ImportedNamesFactory()
    let screen = try await factory.makeScreen()
    let storage = try await factory.storage
    _ = factory.makeDesk()
    precondition(screen.storage === storage && screen.number == 4 && screen.label.text == "kit")
}

try await check()
