struct User: Sendable {
    let name: String
}

// @Scope
struct Session: Sendable {
    // @Provides
    let user: User
}

/// Remembers what was asked for.
// @Provides(once)
final class History {
    var cities: [String] = []
}

final class ForecastModel {
    private let city: String
    private let api: any WeatherAPI
    private let clock: any Clock
    private let history: History

    // @Needs(given: city)
    init(city: String, api: any WeatherAPI, clock: any Clock, history: History) {
        self.city = city
        self.api = api
        self.clock = clock
        self.history = history
    }

    func text() async throws -> String {
        history.cities.append(city)
        let degrees = try await api.degrees(in: city)
        return "\(clock.hour < 12 ? "This morning" : "Today"): \(degrees)° in \(city)"
    }

    var visited: [String] { history.cities }
}

final class DiaryModel {
    private let user: User
    private let notes: any Notes

    // @Needs
    init(user: User, notes: any Notes) {
        self.user = user
        self.notes = notes
    }

    func write(_ text: String) {
        notes.lines.append("\(user.name): \(text)")
    }
}

// @Needs
struct Tabs {
    let openSession: (Session) -> SessionFactory
}
