protocol MailGateway: Sendable { func send(_ text: String, to customer: String) async throws }
protocol PaymentGateway: Sendable {
    func charge(cents: Int, to customer: String) async throws
    func isReachable() async -> Bool
}

// @Provides(once, live, as: MailGateway)
struct SMTPGateway: MailGateway {
    let log: any Logger
    func send(_ text: String, to customer: String) async throws { log.log("SMTP to \(customer): \(text)") }
}

// @Provides(once, live, as: PaymentGateway)
struct HTTPPayments: PaymentGateway {
    let region: Region, log: any Logger
    func charge(cents: Int, to customer: String) async throws { log.log("POST https://\(region).pay.example \(cents) \(customer)") }
    func isReachable() async -> Bool { true }
}

#if DEBUG
    // @Provides(fake, as: MailGateway)
    actor FakeMail: MailGateway {
        private(set) var sent: [String] = []
        func send(_ text: String, to customer: String) { sent.append("\(customer): \(text)") }
    }

    // @Provides(fake, as: PaymentGateway)
    actor FakePayments: PaymentGateway {
        private(set) var charged: [Int] = []
        func charge(cents: Int, to customer: String) { charged.append(cents) }
        func isReachable() -> Bool { true }
    }
#endif

protocol HealthCheck: Sendable {
    var name: String { get }
    func isHealthy() async -> Bool
}

// @Provides(into: [any HealthCheck])
struct DatabaseHealth: HealthCheck {
    let name = "database"
    let database: @Sendable () async throws -> any Database
    func isHealthy() async -> Bool { (try? await database().all(.users)) != nil }
}

// @Provides(into: [any HealthCheck])
struct PaymentHealth: HealthCheck {
    let name = "payments"
    let payments: any PaymentGateway
    func isHealthy() async -> Bool { await payments.isReachable() }
}

// @Provides(into: [any HealthCheck])
struct JobHealth: HealthCheck {
    let name = "reminders"
    let clock: any Clock
    let job: @Sendable () async throws -> ReminderJob
    func isHealthy() async -> Bool {
        guard let last = try? await job().lastRun else { return false }
        return clock.now.timeIntervalSince(last) < 7200
    }
}
