@MainActor func run() async {
    let app = ReleasedActorsFactory()
    var session: SessionFactory? = app.makeSessionFactory(Session(user: "Ada"))
    let queue = session!.queue
    check(queue.upload()?.cache === session!.cache && queue.nested()() != nil && queue.plain() != nil)
    check(queue.sent()?.cache === session!.cache)
    var later = await queue.waiting()
    check(later?.cache === session!.cache)
    later = nil
    session = nil
    check(alive["Cache"] == 0)
    later = await queue.waiting()
    check(queue.upload() == nil && queue.sent() == nil && queue.nested()() == nil && queue.plain() == nil && later == nil)
    check(made["Cache"] == 1)
}
await run()
check(alive.values.allSatisfy { $0 == 0 })
