import Gauges

final class Dashboard {
    private let gauges: GaugesFactory

    // @Needs
    init(gauges: GaugesFactory) { self.gauges = gauges }

    func show() { print("Gauge: \(gauges.makeGauge().text)") }
}

// @Provides
func makeGauges() -> Gauges { Gauges(limit: Limit(degrees: 30)) }

@main enum Main {
    static func main() { DashboardFactory().makeDashboard().show() }
}
