#if DEBUG
nonisolated struct StubMail: Mail { func send(_ text: String) -> String { "kept " + text } }
nonisolated struct StubFiles: Files { let count: Int }

@MainActor func useFakes() async throws {
    let factory = FakeServerFactory(
        Server(name: "test"),
        connection: try await Connection(isReal: false),
        display: Display(title: "fake"),
        mail: StubMail(),
        makeFiles: { request in { StubFiles(count: request.id + 1) } })
    let text = try await factory.respond()
    precondition(text == "kept fake")
    let handler = factory.makeRequestFactory(Request(id: 4)).makeHandler()
    precondition(handler.files.count == 5 && handler.name == "test")
    let title = factory.makeWindowFactory(Window(title: "main")).makePanel().display.title
    precondition(title == "fake")
}

try await useFakes()
#endif
