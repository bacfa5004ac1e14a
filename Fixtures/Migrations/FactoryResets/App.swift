import FactoryKit

// Keys whose instance is dropped, scopes that are emptied, and containers that code makes anew.
final class Session {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}
final class Clock {}
final class Cart {}
final class Settings {}
final class Player {
    let settings: Settings
    init(settings: Settings) { self.settings = settings }
}
protocol API: AnyObject {}
final class LiveAPI: API {}
final class Feed {
    let api: API
    init(api: API) { self.api = api }
}
final class Plain {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}
extension Container {
    var clock: Factory<Clock> { self { Clock() } }
    var session: Factory<Session> { self { Session(clock: self.clock()) }.singleton }
    var cart: Factory<Cart> { self { Cart() }.cached }
    var settings: Factory<Settings> { self { Settings() }.shared }
    var player: Factory<Player> { self { Player(settings: self.settings()) }.cached }
    var api: Factory<any API> { self { LiveAPI() }.singleton }
    // The key 'api' stays, and a container of its own would ask the shared one for it.
    var feed: Factory<Feed> { self { Feed(api: self.api()) } }
    var plain: Factory<Plain> { self { Plain(clock: self.clock()) } }
}
func logOut() {
    Container.shared.session.reset()
    Container.shared.manager.reset(scope: .cached)
}
func preview() -> Feed {
    let container = Container()
    container.api.register { LiveAPI() }
    return container.feed()
}
