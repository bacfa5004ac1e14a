// @Provides(once)
final class Analytics {
    var screens: [String] = []
}

final class TrailerScreen {
    // @Needs
    var clock: any Clock = SystemClock()
    private var analytics: Analytics?

    // @Needs
    init() {}

    // @Needs
    func track(analytics: Analytics) {
        self.analytics = analytics
        analytics.screens.append("trailer")
    }
}
