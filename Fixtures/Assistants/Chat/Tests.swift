#if DEBUG
import Foundation

func postsOneMessage() async throws {
    let clock = ManualClock(), store = MemoryMessageStore(), push = RecordingPushGateway()
    let server = Server(port: 0, dataFolder: URL(fileURLWithPath: "/nowhere"), maxMessageLength: 20)
    let factory = FakeServerFactory(server, clock: clock, messageStore: store, pushGateway: push)
    let ada = factory.makeConnectionFactory(Connection(user: User(name: "Ada"), id: "a", wire: Wire()))
    let bob = factory.makeConnectionFactory(Connection(user: User(name: "Bob"), id: "b", wire: Wire()))
    func ask(_ connection: ConnectionFactory, _ command: Command) async throws -> Reply {
        let request = connection.makeRequestFactory(Request(trace: "t", deadline: clock.now.advanced(by: 1)))
        return try await request.makeDispatcher().run(command)
    }
    _ = try await ask(ada, .join(room: "hall"))
    _ = try await ask(bob, .join(room: "hall"))
    let reply = try await ask(ada, .post(room: "hall", text: " hello "))
    precondition(reply == .done)
    let texts = await store.messages.map(\.text), sent = await push.sent, posts = await factory.metrics.count("posts")
    precondition(texts == ["hello"])
    precondition(sent == ["Bob: hello"])
    precondition(posts == 1)
    precondition(clock.sleeps.isEmpty)
}
#endif
