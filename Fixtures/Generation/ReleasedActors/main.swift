@MainActor func run() async {
    let app = ReleasedActorsFactory()
    var session: SessionFactory? = app.makeSessionFactory(Session(user: "Ada"))
    let queue = session!.queue
    check(queue.maybe() != nil && queue.nested()() != nil)
    var later = await queue.maybeLater()
    check(later != nil)
    later = nil
    session = nil
    check(alive["Cache"] == 0)
    later = await queue.maybeLater()
    check(queue.maybe() == nil && queue.nested()() == nil && later == nil)
    let upload = queue.upload()
    let waited = await queue.waiting()
    check(made["Cache"] == 2 && waited.cache === upload.cache && queue.sent().cache === upload.cache)
    _ = queue.plain()
}
await run()
check(alive.values.allSatisfy { $0 == 0 })
