protocol AnalyticsSink {}

// @Provides(into: [AnalyticsSink])
struct ConsoleSink: AnalyticsSink {}
final class Screen {
    // @Needs
    init(sink: [AnalyticSink], b: [any AnalyticSink]) {}
}
