// @Provides(once)
final class Analytics {
    private(set) var screens: [String] = []

    func recordScreen(_ name: String) {
        screens.append(name)
    }
}

protocol Theme {
    var name: String { get }
}

// @Provides(as: Theme)
struct DayTheme: Theme {
    let name = "day"
}

struct User: Equatable {
    let name: String
}
