import Foundation

/// What touches the outside world is `live`: a test has to replace it.
protocol WeatherAPI: Sendable {
    func degrees(in city: String) async throws -> Int
}

protocol Clock: Sendable {
    var hour: Int { get }
}

protocol Notes: AnyObject {
    var lines: [String] { get set }
}

// @Provides(once, live, as: WeatherAPI)
struct HTTPWeatherAPI: WeatherAPI {
    func degrees(in city: String) async throws -> Int {
        let url = URL(string: "https://weather.example.com/\(city)")!
        let text = try String(contentsOf: url, encoding: .utf8)
        return Int(text) ?? 0
    }
}

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    var hour: Int { Calendar.current.component(.hour, from: Date()) }
}

/// One file of notes for each user.
// @Provides(once, live, in: Session, as: Notes)
final class NotesFile: Notes {
    private let url: URL

    init(user: User) {
        url = URL(filePath: "/var/forecast/\(user.name)")
    }

    var lines: [String] {
        get { (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [] }
        set { try? newValue.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8) }
    }
}
