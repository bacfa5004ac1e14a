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

protocol Network {}

// A typealias that something needs is nearer than the only protocol.
// @Provides(once, as: CachedNetwrk)
final class CachingNetwork: Network {}

typealias CachedNetwork = Network

// @Needs
func load(network: CachedNetwork) {}
