nonisolated func check() async throws {
    let counters = Counters(failures: 1)
    let factory = ServerFactory(Server(counters: counters))
    let acceptor = factory.makeAcceptor()
    _ = try? await acceptor.open(Request(id: -1)).handle()
    precondition(counters.connections.current == 1)
    try await withThrowingTaskGroup(of: String.self) { group in
        for id in 0..<10_000 {
            group.addTask { try await acceptor.open(Request(id: id)).handle() }
        }
        var answers: Set<String> = []
        for try await answer in group { answers.insert(answer) }
        precondition(answers.count == 10_000)
    }
    // All of them shared one connection, which was tried again after its failure, and left nothing behind.
    precondition(counters.connections.current == 2 && counters.configurations.current == 1)
    precondition(counters.contexts.current == 0)
    var requests: RequestFactory? = factory.makeRequestFactory(Request(id: 5))
    guard let context = requests?.context, let dispatcher = requests?.dispatcher else { return }
    precondition(context.makeResponse("late")?.id == 5 && dispatcher.prepare()("now")?.request.id == 5)
    let notice = await dispatcher.later()("later")
    precondition(notice?.request.id == 5 && notice?.text == "later")
    weak let dropped = requests
    requests = nil
    precondition(dropped == nil && context.makeResponse("late") == nil && dispatcher.prepare()("now") == nil)
    let late = await dispatcher.later()("later")
    precondition(late == nil)
    _ = try await context.connection()
    if #available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) {
        let trace = factory.beginTrace()
        precondition(factory.trace === trace && trace.tracing === factory.tracing)
    }
}

try await check()
