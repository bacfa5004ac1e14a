import Gauges

// The sibling's generated file is nobody's source: its factory is the one that its markers tell, and nothing in it is proposed.
final class Screen {
    // @Needs
    init(gauges: GaugesFactory, fake: FakeGaugesFactory, gauge: Gauge, chart: any Chart, limit: Limit, sensor: Sensor) {}
}

// @Provides
func makeGauges() -> Gauges { Gauges(limit: Limit(degrees: 30)) }
