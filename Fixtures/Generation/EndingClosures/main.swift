func check(_ isTrue: Bool, _ line: Int = #line) { if !isTrue { fatalError("line \(line): \(alive) \(made)") } }

func run() async throws {
    let app = EndingClosuresFactory()
    var session: SessionFactory? = app.makeSessionFactory(Session(user: "Ada"))
    let upload = session!.upload
    let task = session!.makeTask()
    let player = session!.makePageFactory(Page(number: 1)).player
    check(upload.connection() === session!.connection)
    check(player.connection() === session!.connection)
    check(upload.request("a")?.path == "a")
    check(upload.later()() === session!.connection)
    check(upload.tools.compactMap { $0() }.map(\.name).sorted() == ["hammer", "saw"])
    check(upload.connections.connection() === session!.connection)
    check(try await task.wait() === session!.connection)
    // The task's protocol holds the session for its requirement that is not optional.
    session = nil
    check(task.connections.connections.user == "Ada")
    check(made["Connection"] == 1 && alive["Upload"] == 1)
}

/// Of what the session keeps, nothing keeps it.
func ending() {
    let app = EndingClosuresFactory()
    made = [:]
    var session: SessionFactory? = app.makeSessionFactory(Session(user: "Ada"))
    let upload = session!.upload
    let player = session!.makePageFactory(Page(number: 1)).player
    check(alive["Connection"] == nil || alive["Connection"] == 0)
    check(upload.connection() != nil)
    session = nil
    check(alive["Connection"] == 0)
    check(upload.connection() == nil && upload.request("a") == nil && upload.later()() == nil)
    check(upload.tools.compactMap { $0() }.isEmpty && upload.connections.connection() == nil)
    check(player.connection() == nil)
    check(made["Connection"] == 1)
}
try await run()
ending()
check(alive.values.allSatisfy { $0 == 0 })
