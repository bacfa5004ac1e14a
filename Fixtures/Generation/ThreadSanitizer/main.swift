nonisolated func ask(_ factory: ServerFactory, _ position: Int) async -> Int? {
    if position % 5 > 0 { return try? await factory.makeHandler().number }
    let task = Task.detached { try? await factory.makeHandler().number }
    if position % 10 == 0 { task.cancel() }
    return await task.value
}

nonisolated func check(round: Int) async {
    let factory = ServerFactory(Server(number: round))
    await withTaskGroup(of: Int?.self) { group in
        for position in 0..<400 { group.addTask { await ask(factory, position) } }
        for await number in group { precondition(number == nil || number == round) }
    }
}

for round in 1...15 { await check(round: round) }
