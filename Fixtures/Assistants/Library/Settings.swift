import Foundation

@MainActor
protocol SettingsSection {
    var title: String { get }
    var rows: [String] { get }
}

// @Provides(into: [any SettingsSection])
@MainActor
struct AccountSection: SettingsSection {
    let user: User
    let cart: Cart

    var title: String { "Account" }
    var rows: [String] { [user.name, cart.summary] }
}

// @Provides(into: [any SettingsSection])
@MainActor
struct LoansSection: SettingsSection {
    let policy: LoanPolicy
    let formatter: DateFormatter

    var title: String { "Loans" }
    var rows: [String] { ["Borrowed today, due \(formatter.string(from: policy.dueDate))"] }
}

// @Provides(into: [any SettingsSection])
@MainActor
struct AboutSection: SettingsSection {
    let version: AppVersion

    var title: String { "About" }
    var rows: [String] { ["Library \(version)"] }
}

// @Provides
@MainActor
final class SettingsModel {
    let sections: [any SettingsSection]
    private let login: Login

    init(sections: [any SettingsSection], login: Login) {
        self.sections = sections
        self.login = login
    }

    func logOut() { login.logOut() }
}
