#if DEBUG
    import Foundation

    struct StubClock: Clock { let now: Date }
    struct StubIDs: IDGenerator { func next() -> String { "test" } }
    actor MemoryDatabase: Database {
        private var tables: [Table: [String: Data]]
        init(_ tables: [Table: [String: Data]]) { self.tables = tables }
        func all(_ table: Table) -> [String: Data] { tables[table] ?? [:] }
        func put(_ data: Data, key: String, in table: Table) { tables[table, default: [:]][key] = data }
    }

    func testPayment() async throws {
        let noon = Date(timeIntervalSince1970: 43_200)
        let encoder = JSONEncoder()
        let database = MemoryDatabase([
            .users: ["t": try encoder.encode(User(name: "ada", token: "t"))],
            .products: ["tea": try encoder.encode(Product(sku: "tea", cents: 100))],
            .orders: ["1": try encoder.encode(Order(id: 1, customer: "ada", created: noon, skus: ["tea"], paid: false))],
        ])
        let factory = FakeServerFactory(
            Server(port: 0, databasePath: "", region: .europe),
            clock: StubClock(now: noon), database: database, idGenerator: StubIDs())

        // Through the router
        let response = await factory.router.handle(HTTPRequest(method: "POST", path: "/orders/1/payment", token: "t", body: ""))
        precondition(response.status == 200)
        let mail = factory.mailGateway as? FakeMail, payments = factory.paymentGateway as? FakePayments
        let sent = await mail?.sent, charged = await payments?.charged
        precondition(sent == ["ada: Order 1 is paid"])
        precondition(charged == [119])

        // One handler by itself
        let message = HTTPRequest(method: "GET", path: "/orders/1", token: "t", body: "")
        let handler = try await factory.makeRequestFactory(Request(id: "2", message: message)).makeGetOrder(id: 1)
        let shown = try await handler.respond()
        precondition(shown.status == 200)
    }
#endif
