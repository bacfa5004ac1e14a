import Resolver
import Foundation
protocol API: AnyObject { func get() -> Int }
final class Remote: API { var n = 0; init() { print("remote") }; func get() -> Int { n += 1; return n } }
final class Log { init() { print("log") } }
struct Model {
    // The server.
    @Injected
    private var api: API
    private(set) var id: Int

    /// Makes it.
    init(
        id: Int
    ) {
        self.id = id
    }

    func go() -> Int { api.get() + id }
}
class ViewModel: NSObject {
    /// The log.
    @Injected var log: Log
    @Injected(name: .main) var named: API
    lazy var api: API = Resolver.resolve()
    let other: Log = Resolver.resolve(), x = 3

    override init() {
        super.init()
    }
}
final class SubVM: ViewModel { var k = 1 }
enum Namespace {
    final class Inner { @Injected fileprivate var api: API; static let api2: API = Resolver.resolve(); func go() -> Int { api.get() } }
}
extension Resolver.Name { static let main = Self("main") }
final class Loader { private let api: API; init() { api = Resolver.resolve() }; func go() -> Int { api.get() } }
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Remote() as API }.scope(.application)
        register(name: .main) { Remote() as API }.scope(.application)
        register { Log() }
    }
}
