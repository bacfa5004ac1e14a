import Analytics
import Core
import CounterFeature
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
final class App {
    private let counter: CounterFeatureFactory
    private let configuration: Core.Configuration
    private let analytics: Analytics.Configuration
    private let tracker: Tracker
    private let log: Log
    private let request: CountsRequest
    private let launch: Event

    // @Needs
    init(
        counter: CounterFeatureFactory, configuration: Core.Configuration, analytics: Analytics.Configuration,
        tracker: Tracker, log: Log, request: CountsRequest, launch: Event
    ) {
        self.counter = counter
        self.configuration = configuration
        self.analytics = analytics
        self.tracker = tracker
        self.log = log
        self.request = request
        self.launch = launch
    }

    func run() -> [String] {
        tracker.track(launch)
        let screen = counter.makeCounterScreen(step: 2)
        screen.tap()
        screen.tap()
        let round = counter.makeRoundFactory(Round(goal: 5)).makeRoundScreen()
        round.tap()
        return [
            "\(configuration.title) with \(analytics.name)",
            "Server: \(request.value(forHTTPHeaderField: "Host") ?? "")",
            "Round: \(round.isWon ? "won" : "lost")",
        ] + log.lines + [tracker.report]
    }
}

@main
@MainActor
enum Main {
    static func main() {
        for line in ModularFactory().makeApp().run() { print(line) }
    }
}
