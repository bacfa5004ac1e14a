import Foundation

struct BookID: Hashable, Codable, Sendable {
    let rawValue: Int
}

struct Book: Codable, Sendable {
    let id: BookID
    let title: String
    let author: String
}

struct User: Codable, Sendable {
    let name: String
}

struct Credentials: Sendable {
    let name: String
    let pin: String
}

/// Tells the time.
protocol Clock: Sendable {
    var now: Date { get }
}

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    var now: Date { Date() }
}

typealias LoanDays = Int
typealias RegionCode = String
typealias AppVersion = String

// @Provides
let loanDays: LoanDays = 21

// @Provides
let regionCode: RegionCode = "en_GB"

// @Provides
let appVersion: AppVersion = "1.0"

/// Says when a book that is borrowed now comes back.
// @Provides
struct LoanPolicy: Sendable {
    let clock: any Clock
    let days: LoanDays

    var dueDate: Date { clock.now.addingTimeInterval(Double(days) * 86_400) }
}

// @Provides(once)
func makeDueDateFormatter(region: RegionCode) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: region)
    formatter.dateStyle = .medium
    return formatter
}
