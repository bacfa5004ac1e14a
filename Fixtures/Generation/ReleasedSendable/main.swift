func run() async throws {
    let app = AppFactory(App(name: "a"))
    var session: SessionFactory? = app.makeSessionFactory(Session(user: 1))
    let worker = session!.worker
    check(app.string == "a")
    var upload = try await worker.maybe()
    check(upload?.cache === session!.cache && worker.upload()?.cache === session!.cache)
    upload = nil
    session = nil
    check(alive["Cache"] == 0)
    upload = try await worker.maybe()
    check(upload == nil)
    check(worker.upload() == nil && made["Cache"] == 1)
}
try await run()
check(alive.values.allSatisfy { $0 == 0 })
