protocol Clok {}
protocol Other {}
// @Provides(as: Clock)
struct SystemClock: Clok {}
// @Provides(as: Foo)
struct Two: Clok, Other {}
// @Provides(into: [Snk])
struct C: Sink {}
protocol Sink {}
final class Screen {
    // @Needs
    init(clock: Clok, sinks: [Sink]) {}
}
