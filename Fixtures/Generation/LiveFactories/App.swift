import Gauges

final class Home {
    let gauges: GaugesFactory

    // @Needs
    init(gauges: GaugesFactory) {
        self.gauges = gauges
    }
}
