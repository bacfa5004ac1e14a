func run() async throws {
    let app = AppFactory(App(name: "a"))
    var session: SessionFactory? = app.makeSessionFactory(Session(user: 1))
    let worker = session!.worker
    var upload = try await worker.maybe()
    check(upload != nil)
    upload = nil
    session = nil
    check(alive["Cache"] == 0)
    upload = try await worker.maybe()
    check(upload == nil)
    let first = worker.upload()
    async let second = worker.upload()
    check(await second.cache === first.cache && made["Cache"] == 2)
}
try await run()
check(alive.values.allSatisfy { $0 == 0 })
