import Foundation

typealias RequestID = String

struct HTTPRequest: Sendable { let method: String, path: String, token: String, body: String }
struct Response: Sendable { let status: Int, body: String }
struct HTTPError: Error { let status: Int }

// @Scope(sendable)
struct Request: Sendable {
    // @Provides
    let id: RequestID
    // @Provides
    let message: HTTPRequest
}

// @Provides(as: RequestLog)
struct RequestLogger: RequestLog {
    let inner: any Logger, id: RequestID
    func log(_ message: String) { inner.log("[\(id)] \(message)") }
}

// @Provides(once, in: Request)
actor Trace {
    private let clock: any Clock, started: Date
    private(set) var spans: [String] = []
    init(clock: any Clock) { (self.clock, started) = (clock, clock.now) }
    func mark(_ name: String) { spans.append("\(name) \(clock.now.timeIntervalSince(started))") }
}

// @Provides(once, in: Request)
func authenticate(message: HTTPRequest, users: any UserRepository, trace: Trace) async throws -> User {
    await trace.mark("authenticate")
    guard let user = try await users.user(token: message.token) else { throw HTTPError(status: 401) }
    return user
}

protocol Handler: Sendable { func respond() async throws -> Response }

extension Response {
    init(json value: some Encodable) throws {
        self.init(status: 200, body: String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
}

// @Needs
struct CheckHealth: Handler {
    let checks: [any HealthCheck]
    func respond() async throws -> Response {
        var failed: [String] = []
        for check in checks where await !check.isHealthy() { failed.append(check.name) }
        return Response(status: failed.isEmpty ? 200 : 503, body: failed.joined(separator: ","))
    }
}

// @Needs
struct ListOrders: Handler {
    let user: User, orders: any OrderRepository, trace: Trace
    func respond() async throws -> Response {
        await trace.mark("list")
        return try await Response(json: orders.orders(of: user.name))
    }
}

// @Needs(given: draft)
struct CreateOrder: Handler {
    let draft: OrderDraft, user: User, orders: any OrderRepository, log: any RequestLog
    func respond() async throws -> Response {
        let order = try await orders.create(draft, for: user.name)
        log.log("created order \(order.id)")
        return try Response(json: order)
    }
}

// @Needs(given: id)
struct GetOrder: Handler {
    let id: OrderID, user: User, orders: any OrderRepository
    func respond() async throws -> Response {
        guard let order = try await orders.order(id), order.customer == user.name else { throw HTTPError(status: 404) }
        return try Response(json: order)
    }
}

// @Needs(given: id, sku)
struct AddItem: Handler {
    let id: OrderID, sku: SKU, user: User, orders: any OrderRepository, products: any ProductRepository
    func respond() async throws -> Response {
        guard var order = try await orders.order(id), order.customer == user.name, !order.paid,
            try await products.product(sku) != nil
        else { throw HTTPError(status: 404) }
        order.skus.append(sku)
        try await orders.save(order)
        return try Response(json: order)
    }
}

// @Needs(given: id)
struct PayOrder: Handler {
    let id: OrderID, checkout: Checkout, trace: Trace
    func respond() async throws -> Response {
        await trace.mark("pay")
        return try await Response(json: checkout.pay(id))
    }
}

// @Provides
protocol Handlers: Sendable {
    func makeCheckHealth() -> CheckHealth
    func makeListOrders() async throws -> ListOrders
    func makeCreateOrder(draft: OrderDraft) async throws -> CreateOrder
    func makeGetOrder(id: OrderID) async throws -> GetOrder
    func makeAddItem(id: OrderID, sku: SKU) async throws -> AddItem
    func makePayOrder(id: OrderID) async throws -> PayOrder
}

// @Needs
struct Dispatcher: Sendable {
    let message: HTTPRequest, handlers: any Handlers, trace: Trace, log: any RequestLog

    func dispatch() async -> Response {
        log.log("\(message.method) \(message.path)")
        let response: Response
        do {
            response = try await handler().respond()
        } catch let error as HTTPError {
            response = Response(status: error.status, body: "")
        } catch {
            response = Response(status: 500, body: "")
            log.log("failed: \(error)")
        }
        log.log("\(response.status) \(await trace.spans)")
        return response
    }

    private func handler() async throws -> any Handler {
        let parts = message.path.split(separator: "/").map(String.init)
        switch (message.method, parts.count, parts.first) {
        case ("GET", 1, "health"):
            return handlers.makeCheckHealth()
        case ("GET", 1, "orders"):
            return try await handlers.makeListOrders()
        case ("POST", 1, "orders"):
            let draft = try JSONDecoder().decode(OrderDraft.self, from: Data(message.body.utf8))
            return try await handlers.makeCreateOrder(draft: draft)
        case ("GET", 2, "orders"):
            return try await handlers.makeGetOrder(id: orderID(parts[1]))
        case ("POST", 3, "orders") where parts[2] == "payment":
            return try await handlers.makePayOrder(id: orderID(parts[1]))
        case ("PUT", 4, "orders") where parts[2] == "items":
            return try await handlers.makeAddItem(id: orderID(parts[1]), sku: parts[3])
        default:
            throw HTTPError(status: 404)
        }
    }

    private func orderID(_ text: String) throws -> OrderID {
        guard let id = OrderID(text) else { throw HTTPError(status: 400) }
        return id
    }
}

// @Provides(once)
struct Router: Sendable {
    let open: @Sendable (Request) -> RequestFactory, ids: any IDGenerator
    func handle(_ message: HTTPRequest) async -> Response {
        await open(Request(id: ids.next(), message: message)).makeDispatcher().dispatch()
    }
}
