let factory = AsyncLifetimesFactory()

/// Both the main actor's and any other's may ask.
@MainActor final class Controller {
    let factory = AsyncLifetimesFactory()

    func load() async -> Cache { await factory.cache }
}

@MainActor func makeFactory() -> sending AsyncLifetimesFactory { AsyncLifetimesFactory() }

actor Worker {
    func load() async {
        let factory = await makeFactory()
        await factory.warmUp()
    }
}

@MainActor func checkOnce() async {
    let tasks = (0..<100).map { _ in Task { await factory.database } }
    var found: [Database] = []
    for task in tasks { found.append(await task.value) }
    precondition(built == 1)
    precondition(found.allSatisfy { $0 === found[0] })
}

@MainActor func checkFailure() async {
    let tasks = (0..<100).map { _ in Task { try await factory.account } }
    var failures = 0
    for task in tasks where (try? await task.value) == nil { failures += 1 }
    // The others waited for the same attempt, and share its failure.
    precondition(failures == 100 && attempts == 1)
    let first = try? await factory.account
    let second = try? await factory.account
    precondition(first != nil && first === second && attempts == 2)
}

@MainActor func checkCancellation() async throws {
    let first = Task { try await factory.download }
    while Download.starts == 0 { await Task.yield() }
    let others = (0..<100).map { _ in Task { try await factory.download } }
    for _ in 0..<10 { await Task.yield() }
    first.cancel()
    // They build it again, and one of them does so for all.
    let found = try await others[0].value
    for other in others {
        let value = try await other.value
        precondition(value === found)
    }
    precondition(Download.starts == 2)
    guard case .failure(is CancellationError) = await first.result else { preconditionFailure("it was cancelled") }
}

@MainActor func checkWeak() async throws {
    var screen: Screen? = try await factory.makeScreen()
    let session = try await factory.session
    precondition(screen?.session === session && released == 0)
    precondition(screen?.banner == nil && Banner.attempts == 1)
    _ = await factory.banner
    precondition(Banner.attempts == 1)
    screen = nil
}

@MainActor func checkFailable() async {
    let none = await factory.theme
    precondition(none == nil)
    Theme.isReady = true
    let first = await factory.theme
    let second = await factory.theme
    precondition(first != nil && first === second)
}

await checkOnce()
await checkFailure()
try await checkCancellation()
try await checkWeak()
precondition(released == 1)
await checkFailable()
await factory.warmUp()
_ = await Controller().load()
await Worker().load()
