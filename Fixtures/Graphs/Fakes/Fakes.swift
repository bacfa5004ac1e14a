protocol API {}
// @Provides(once, live, as: API)
final class HTTP: API {}
struct Recorder<Value>: API {}
// @Provides(fake, as: API)
typealias Sample = Recorder<Int>
// @Needs
final class Screen { init(api: any API) {} }
