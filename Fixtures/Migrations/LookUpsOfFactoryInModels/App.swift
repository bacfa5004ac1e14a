import FactoryKit
import Foundation
#if canImport(Observation)
import Observation
#endif

public protocol PublicAPI: AnyObject { func get() -> Int }
protocol API: PublicAPI {}
final class Remote: API {
    var n = 0
    init() { print("remote") }
    func get() -> Int {
        n += 1
        return n
    }
}
final class Log {
    init() { print("log") }
    func write() {}
}
@MainActor final class Navigator { init() {} }
extension Container {
    var api: Factory<any API> { self { Remote() }.singleton }
    var publicAPI: Factory<any PublicAPI> { self { Remote() }.singleton }
    public var openAPI: Factory<any PublicAPI> { self { Remote() }.singleton }
    var log: Factory<Log> { self { Log() }.cached }
    @MainActor var navigator: Factory<Navigator> { self { @MainActor in Navigator() } }
    var maker: Factory<() -> Int> { self { { 7 } } }
}
final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
    var api: Factory<Log> { self { Log() }.singleton }
}
public final class PublicModel {
    @Injected(\.publicAPI) private var hidden
    @Injected(\.openAPI) private var shown
    public init() {}
    public func get() -> Int { hidden.get() + shown.get() }
}
final class Both {
    @Injected(\.api) private var api
    @Injected(\Services.api) private var services
    private let log = Container.shared.log()
    private let wide: PublicAPI = Container.shared.api()
    func go() -> Int {
        services.write()
        log.write()
        return api.get() + wide.get()
    }
}
@MainActor final class Router {
    @Injected(\.navigator) private var navigator
    @Injected(\.api) private var api
    @LazyInjected(\.navigator) private var later
    func go() -> Int { api.get() }
}
@MainActor struct RouterView {
    @Injected(\.navigator) var navigator
    var n: Int
}
@Observable final class Watched {
    @ObservationIgnored @Injected(\.api) private var api
    @ObservationIgnored
    @LazyInjected(\.log) private var log
    @ObservationIgnored @DynamicInjected(\.api) var dynamic: any API
    var count = 0
    func go() -> Int {
        log.write()
        count += 1
        return api.get() + dynamic.get()
    }
}
final class Reset {
    @LazyInjected(\.log) var log
    @Injected(\.api) var api
    @Injected(\.maker) var maker
    func go() { _ = $log.resolve() }
    func swap() { _api = Injected(\.api) }
}
final class Named {
    @LazyInjected(\.api) private var api
    func makeApi() -> Int { api.get() }
    func makeAPI() -> Int { api.get() }
}
final class Nested {
    final class Inner {
        private enum Kind { case one }
        @Injected(\.api) fileprivate var api
        private let kind = Kind.one
    }
    let inner = Inner()
    func go() -> Int { inner.api.get() }
}
final class Body {
    private let api: any API
    init() { api = Container.shared.api() }
    var log: Log { Container.shared.log() }
    func go() -> Int { Container.shared.api().get() + api.get() }
}
class Base: NSObject {
    @Injected(\.api) var api
}
final class Derived: Base {
    @Injected(\.log) private var log
    let id: Int
    init(id: Int) { self.id = id }
}
final class Plain: Base { var k = 2 }
struct Stored: Codable {
    var id: Int
    @Injected(\.api) var api
    enum CodingKeys: String, CodingKey { case id }
}
final class Decoded: Decodable {
    @Injected(\.api) var api
    let id: Int
    enum CodingKeys: String, CodingKey { case id }
}
