import Foundation

typealias Port = Int
typealias DatabasePath = String

enum Region: String, Sendable { case europe, america }

// @Scope(root, sendable)
struct Server: Sendable {
    // @Provides
    let port: Port
    // @Provides
    let databasePath: DatabasePath
    // @Provides
    let region: Region
}

// @Provides(once)
actor ReminderJob {
    private let orders: any OrderRepository, mail: any MailGateway, clock: any Clock, log: any Logger
    private(set) var lastRun: Date?
    init(orders: any OrderRepository, mail: any MailGateway, clock: any Clock, log: any Logger) {
        (self.orders, self.mail, self.clock, self.log) = (orders, mail, clock, log)
    }
    func runOnce() async throws {
        lastRun = clock.now
        for order in try await orders.unpaid(before: clock.now.addingTimeInterval(-86_400)) {
            try await mail.send("Order \(order.id) awaits its payment", to: order.customer)
        }
    }
    func run() async {
        while !Task.isCancelled {
            do { try await runOnce() } catch { log.log("reminders: \(error)") }
            try? await Task.sleep(for: .seconds(3600))
        }
    }
}

// @Needs
func run(router: Router, job: ReminderJob, port: Port, log: any Logger) async throws {
    log.log("listening on \(port)")
    let background = Task { await job.run() }
    defer { background.cancel() }
    while let line = readLine() {  // "GET /orders/1 TOKEN BODY" in place of a socket
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count >= 3 else { continue }
        let message = HTTPRequest(method: words[0], path: words[1], token: words[2], body: words.count > 3 ? words[3] : "")
        let response = await router.handle(message)
        print(response.status, response.body)
    }
}

@main
struct Program {
    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let factory = ServerFactory(
            Server(
                port: Int(environment["PORT"] ?? "") ?? 8080,
                databasePath: environment["DATABASE"] ?? "orders.json",
                region: Region(rawValue: environment["REGION"] ?? "") ?? .europe))
        try await factory.run()
    }
}
