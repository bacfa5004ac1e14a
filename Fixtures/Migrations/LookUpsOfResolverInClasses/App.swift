import Foundation
import Resolver

protocol API: AnyObject { func get() -> Int }
final class RemoteAPI: API {
    private var count = 0
    init() { print("api") }
    func get() -> Int {
        count += 1
        return count
    }
}
protocol Tokens {
    var token: String { get set }
    mutating func renew()
}
struct SavedTokens: Tokens {
    var token = "saved"
    mutating func renew() { token += "+" }
}
final class History {
    var entries: [String] = []
    init() { print("history") }
}

/// A part of the value is set.
final class SessionModel {
    @Injected private var tokens: Tokens
    @Injected var history: History
    func logIn() -> String {
        tokens.token = "new"
        history.entries.append("in")
        return tokens.token
    }
}
/// A test, or another file, replaces it.
final class ProfileModel {
    @Injected var api: API
    @Injected var tokens: Tokens
}
/// The wrapper itself is used.
final class ReloadModel {
    @LazyInjected var api: API
    func reload() -> Int {
        $api.release()
        return api.get()
    }
}
/// A protocol asks for the initializer that the class gets.
protocol Screen { init() }
protocol Tab: Screen {}
final class HomeTab: Tab {
    @Injected var api: API
}
final class SettingsTab: Tab {
    @Injected var api: API
    init() {}
}
private protocol Log { func write() }
private struct ConsoleLog: Log { func write() { print("written") } }
final class Auditor {
    @Injected private var log: Log
    func audit() { log.write() }
}
/// A superclass's only initializer has parameters.
class Coordinator {
    let name: String
    init(name: String, depth: Int = 1) { self.name = name + String(repeating: "!", count: depth) }
}
final class CartCoordinator: Coordinator {
    @Injected private var api: API
    @LazyInjected private var history: History
    func start() -> String { name + "\(api.get())\(history.entries.count)" }
}
class TwoWays {
    let id: Int
    init(id: Int) { self.id = id }
    convenience init() { self.init(id: 7) }
}
final class Shortcut: TwoWays {
    @Injected var api: API
}
/// The initializer sets it by its name.
final class Previewed {
    @Injected var api: API
    @Injected private var history: History
    init(isPreview: Bool) {
        if isPreview { api = RemoteAPI() }
        history.entries.append("previewed")
    }
}
/// Another initializer takes it already.
final class Replaceable {
    @Injected var api: API
    init() {}
    convenience init(api: API) {
        self.init()
        self.api = api
    }
}
final class Observed {
    @Injected var api: API { didSet { print("replaced") } }
    @Injected private(set) var history: History
    lazy var other: API = Resolver.resolve()
    func makeOther() -> Int { other.get() }
}
class Animal {
    @Injected var api: API
    func sound() -> Int { api.get() }
}
final class Dog: Animal {
    override var api: API {
        get { super.api }
        set { super.api = newValue }
    }
}
#if DEBUG
final class DebugMenu { @Injected var api: API }
#endif
final class Conditional {
    #if DEBUG
    @Injected var api: API
    #endif
    let id = 1
}
final class Maybe {
    @Injected var api: API
    let id: Int
    init?(id: Int) {
        guard id > 0 else { return nil }
        self.id = id
    }
    init(text: String) throws {
        guard let id = Int(text) else { throw CocoaError(.featureUnsupported) }
        self.id = id
    }
}
final class Generic<Value> {
    @Injected private var api: API
    private let values: [Value]
    init(_ values: Value..., then: () -> Void = {}) {
        self.values = values
        then()
    }
    func count() -> Int { values.count + api.get() }
}
final class Button {
    @Injected private var api: API
    private let action: (Int) -> Void
    init(
        title: String, // shown
        action: @escaping (Int) -> Void // what it does
    ) {
        self.action = action
    }
    func press() { action(api.get()) }
}
actor Worker {
    @Injected private var api: API
    @LazyInjected private var history: History
    func work() -> Int { api.get() + history.entries.count }
}
struct Row {
    @Injected var api: API
    let title: String
    var onTap: () -> Void = {}
}
struct Styled {
    @Injected var api: API
    var n: Int
}
extension Styled {
    init(text: String) { self.init(n: text.count) }
}
struct Hidden {
    @Injected private var api: API
    private var tokens: Tokens = Resolver.resolve()
    func get() -> String { "\(api.get())" + tokens.token }
}
final class Static {
    nonisolated(unsafe) static let api: API = Resolver.resolve()
    nonisolated(unsafe) private static let lazyAPI: API = Resolver.resolve()
    lazy var closure: API = { Resolver.resolve() }()
    let optional: History? = Resolver.optional()
    @OptionalInjected var maybe: History?
}
final class Named { @Injected(name: .second) var named: API }
final class Shared {
    let first: History = Resolver.resolve(), second: API = Resolver.resolve()
    var third = 3, fourth: API = Resolver.resolve()
    nonisolated(unsafe) static let shared = Shared()
    private init() {}
}
extension Resolver.Name { nonisolated(unsafe) static let second = Self("second") }
func resolve(_ value: Int) -> Int { value }
final class Other {
    func resolve(_ value: Int) -> Int { value }
    func go() -> Int { resolve(3) + self.resolve(4) }
}
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { RemoteAPI() as API }.scope(.application)
        register(name: .second) { RemoteAPI() as API }.scope(.application)
        register { SavedTokens() as Tokens }.scope(.unique)
        register { History() }.scope(.unique)
        register { ConsoleLog() as Log }
    }
}
