import Foundation

typealias OrderID = Int
typealias SKU = String

struct User: Codable, Sendable { let name: String, token: String }
struct Product: Codable, Sendable { let sku: SKU, cents: Int }
struct OrderDraft: Codable, Sendable { let skus: [SKU] }
struct Order: Codable, Sendable {
    let id: OrderID, customer: String, created: Date
    var skus: [SKU], paid: Bool
}

protocol UserRepository: Sendable { func user(token: String) async throws -> User? }
protocol ProductRepository: Sendable { func product(_ sku: SKU) async throws -> Product? }
protocol OrderRepository: Sendable {
    func order(_ id: OrderID) async throws -> Order?
    func orders(of customer: String) async throws -> [Order]
    func unpaid(before date: Date) async throws -> [Order]
    func create(_ draft: OrderDraft, for customer: String) async throws -> Order
    func save(_ order: Order) async throws
}

// @Provides(once, as: UserRepository)
final class StoredUsers: UserRepository {
    private let database: any Database
    init(database: any Database) { self.database = database }
    func user(token: String) async throws -> User? {
        try await database.all(.users)[token].map { try JSONDecoder().decode(User.self, from: $0) }
    }
}

// @Provides(once, as: ProductRepository)
actor StoredProducts: ProductRepository {
    private let database: any Database
    private var cache: [SKU: Product] = [:]
    init(database: any Database) { self.database = database }
    func product(_ sku: SKU) async throws -> Product? {
        if let product = cache[sku] { return product }
        let product = try await database.all(.products)[sku].map { try JSONDecoder().decode(Product.self, from: $0) }
        cache[sku] = product
        return product
    }
}

// @Provides(once, as: OrderRepository)
actor StoredOrders: OrderRepository {
    private let database: any Database, clock: any Clock
    init(database: any Database, clock: any Clock) { (self.database, self.clock) = (database, clock) }
    private func all() async throws -> [Order] {
        try await database.all(.orders).values.map { try JSONDecoder().decode(Order.self, from: $0) }
    }
    func order(_ id: OrderID) async throws -> Order? { try await all().first { $0.id == id } }
    func orders(of customer: String) async throws -> [Order] { try await all().filter { $0.customer == customer } }
    func unpaid(before date: Date) async throws -> [Order] { try await all().filter { !$0.paid && $0.created < date } }
    func create(_ draft: OrderDraft, for customer: String) async throws -> Order {
        let id = (try await all().map(\.id).max() ?? 0) + 1
        let order = Order(id: id, customer: customer, created: clock.now, skus: draft.skus, paid: false)
        try await save(order)
        return order
    }
    func save(_ order: Order) async throws {
        try await database.put(try JSONEncoder().encode(order), key: String(order.id), in: .orders)
    }
}

// @Provides
struct Pricing: Sendable {
    let products: any ProductRepository, region: Region
    func total(_ order: Order) async throws -> Int {
        var sum = 0
        for sku in order.skus { sum += try await products.product(sku)?.cents ?? 0 }
        return region == .europe ? sum * 119 / 100 : sum
    }
}

// @Provides
struct Checkout: Sendable {  // lives in the request, as the user does
    let user: User, orders: any OrderRepository, pricing: Pricing
    let payments: any PaymentGateway, mail: any MailGateway, log: any RequestLog
    func pay(_ id: OrderID) async throws -> Order {
        guard var order = try await orders.order(id), order.customer == user.name else { throw HTTPError(status: 404) }
        let total = try await pricing.total(order)
        try await payments.charge(cents: total, to: user.name)
        order.paid = true
        try await orders.save(order)
        try await mail.send("Order \(id) is paid", to: user.name)
        log.log("charged \(total)")
        return order
    }
}
