/// Makes its value later, as SwiftUI's `@StateObject` does.
struct Later<Value> {
    let make: () -> Value

    init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
}

// @Provides(graph)
final class Service {
    init() { note("Service") }
}

// @Provides
final class Model {
    let service: Service

    init(service: Service) {
        self.service = service
        note("Model")
    }
}

// @Provides
final class Filter {
    let service: Service

    init(service: Service) {
        self.service = service
        note("Filter")
    }
}

/// Two autoclosures share one service.
// @Needs
struct DetailView {
    let model: Later<Model>
    let filter: Later<Filter>

    init(model: @autoclosure @escaping () -> Model, filter: @autoclosure @escaping () -> Filter) {
        self.model = Later(model())
        self.filter = Later(filter())
    }
}

/// A shared model that only an autoclosure needs, and that takes another shared instance.
// @Provides(graph)
final class Store {
    let service: Service

    init(service: Service) {
        self.service = service
        note("Store")
    }
}

// @Provides
struct Header {
    let store: Later<Store>

    init(store: @autoclosure @escaping () -> Store) { self.store = Later(store()) }
}

// @Provides
struct Section {
    let header: Header
    let model: Later<Model>

    init(header: Header, model: @autoclosure @escaping () -> Model) {
        self.header = header
        self.model = Later(model())
    }
}

/// The autoclosures are deep inside.
// @Needs(given: title)
struct ListView {
    let section: Section
    let store: Later<Store>
    let title: String

    init(section: Section, store: @autoclosure @escaping () -> Store, title: String) {
        self.section = section
        self.store = Later(store())
        self.title = title
    }
}

/// One use is not in an autoclosure, so the service is made with the view, but not the store.
// @Needs
struct MixedView {
    let service: Service
    let section: Section

    init(service: Service, section: Section) {
        self.service = service
        self.section = section
    }
}

/// One autoclosure.
// @Needs
struct RowView {
    let store: Later<Store>

    init(store: @autoclosure @escaping () -> Store) { self.store = Later(store()) }
}

/// Under two names.
protocol Clock {
    var service: Service { get }
}

// @Provides(graph, as: Clock)
final class SystemClock: Clock {
    let service: Service

    init(service: Service) {
        self.service = service
        note("SystemClock")
    }
}

// @Needs
struct ClockView {
    let clock: Later<any Clock>
    let system: Later<SystemClock>

    init(clock: @autoclosure @escaping () -> any Clock, system: @autoclosure @escaping () -> SystemClock) {
        self.clock = Later(clock())
        self.system = Later(system())
    }
}

/// A key from `as:` of a type that takes a deferred instance.
protocol Panel {
    var store: Later<Store> { get }
}

// @Provides(as: Panel)
struct SidePanel: Panel {
    let store: Later<Store>

    init(store: @autoclosure @escaping () -> Store) { self.store = Later(store()) }
}

// @Needs
struct PanelView {
    let panel: any Panel
    let store: Later<Store>

    init(panel: any Panel, store: @autoclosure @escaping () -> Store) {
        self.panel = panel
        self.store = Later(store())
    }
}

// MARK: Effects

// @Provides(graph)
final class Account: Sendable {
    // @Needs
    init() async { note("Account") }
}

// @Provides(graph)
final class Disk: Sendable {
    // @Needs
    init() throws { note("Disk") }
}

// @Provides
final class Cache {
    let disk: Disk
    let service: Service

    init(disk: Disk, service: Service) {
        self.disk = disk
        self.service = service
        note("Cache")
    }
}

/// What waits or throws is made with the view, with all that it needs.
// @Needs
struct CacheView {
    let cache: () throws -> Cache
    let account: Account

    init(cache: @autoclosure @escaping () throws -> Cache, account: Account) {
        self.cache = cache
        self.account = account
    }
}

/// An autoclosure that may run elsewhere can capture no variable.
// @Provides(graph)
final class Upload: Sendable {
    init() { note("Upload") }
}

// @Needs
struct UploadView {
    let upload: @Sendable () -> Upload
    let again: () -> Upload

    init(upload: @autoclosure @escaping @Sendable () -> Upload, again: @autoclosure @escaping () -> Upload) {
        self.upload = upload
        self.again = again
    }
}

// MARK: What a factory keeps

/// The factory never ends, so the autoclosure may keep it.
// @Provides(once)
final class Root {
    let store: Later<Store>
    let model: Later<Model>

    init(store: @autoclosure @escaping () -> Store, model: @autoclosure @escaping () -> Model) {
        self.store = Later(store())
        self.model = Later(model())
    }
}

// @Scope
struct Session {
    // @Provides
    let user: String
}

/// The factory ends, so what it keeps is made with it.
// @Provides(once, in: Session)
final class Profile {
    let store: Later<Store>
    let user: String

    init(store: @autoclosure @escaping () -> Store, user: String) {
        self.store = Later(store())
        self.user = user
    }
}

/// What is shared lives in the factory around it.
// @Needs
struct ProfileView {
    let store: Later<Store>
    let section: Section
    let user: String

    init(store: @autoclosure @escaping () -> Store, section: Section, user: String) {
        self.store = Later(store())
        self.section = section
        self.user = user
    }
}

// MARK: Generics

// @Provides(graph)
typealias ServiceBox = Box<Service>

final class Box<Content> {
    let content: Content

    init(content: Content) {
        self.content = content
        note("Box")
    }
}

// @Provides
typealias ServiceRow = BoxRow<Service>

struct BoxRow<Content> {
    let box: Later<Box<Content>>

    init(box: @autoclosure @escaping () -> Box<Content>) { self.box = Later(box()) }
}

// @Needs
struct BoxView {
    let row: BoxRow<Service>
    let box: Later<Box<Service>>

    init(row: BoxRow<Service>, box: @autoclosure @escaping () -> Box<Service>) {
        self.row = row
        self.box = Later(box())
    }
}

// MARK: Conditions

#if EXTRA
// @Provides(graph)
final class Inspector {
    let service: Service

    init(service: Service) {
        self.service = service
        note("Inspector")
    }
}
#endif

/// Where nothing uses the service, it is not made.
// @Needs
final class Tools {
    var service: Later<Service>?
    let inspector: Bool

    #if EXTRA
    // @Needs
    init(inspector: @autoclosure @escaping () -> Inspector) { self.inspector = true }
    #else
    // @Needs
    init() { inspector = false }
    #endif

    #if EXTRA
    // @Needs
    func use(service: @autoclosure @escaping () -> Service) { self.service = Later(service()) }
    #endif
}

/// An alternative that needs the service at once.
protocol Player {
    var name: String { get }
}

#if EXTRA
// @Provides(as: Player)
struct EagerPlayer: Player {
    let service: Service
    let name = "eager"

    init(service: Service) { self.service = service }
}
#else
// @Provides(as: Player)
struct LatePlayer: Player {
    let service: Later<Service>
    let name = "late"

    init(service: @autoclosure @escaping () -> Service) { self.service = Later(service()) }
}
#endif

// @Needs
struct PlayerView {
    let player: any Player
    let service: Later<Service>

    init(player: any Player, service: @autoclosure @escaping () -> Service) {
        self.player = player
        self.service = Later(service())
    }
}
