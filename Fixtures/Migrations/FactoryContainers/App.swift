import FactoryKit

// Containers of the app's own, helpers that only look up, and arguments.
protocol Log: AnyObject { var count: Int { get set } }
final class FileLog: Log { var count = 0 }
final class Router {}
final class Sync {
    let log: any Log
    let router: Router
    init(log: any Log, router: Router) {
        self.log = log
        self.router = router
    }
}
final class Screen {
    let log: any Log
    let id: Int
    init(log: any Log, id: Int) {
        self.log = log
        self.id = id
    }
}
final class Detail {
    let title: String
    let sync: Sync
    init(title: String, sync: Sync, isNew: Bool) {
        self.title = isNew ? "new " + title : title
        self.sync = sync
    }
}
struct Flag { let isOn: Bool }

final class Tooling: SharedContainer, @unchecked Sendable {
    static let shared = Tooling()
    let manager = ContainerManager()
}
extension Tooling {
    var log: Factory<any Log> { self { FileLog() }.singleton }
    var router: Factory<Router> { self { Router() }.cached }
}

final class UseCases: SharedContainer, @unchecked Sendable {
    static let shared = UseCases()
    let manager = ContainerManager()
}
extension UseCases {
    private var log: any Log { Tooling.shared.log() }
    private var router: Router { Tooling.shared.router() }

    var sync: Factory<Sync> { self { Sync(log: self.log, router: self.router) } }
    var screen: ParameterFactory<Int, Screen> { self { Screen(log: self.log, id: $0) } }
    var detail: ParameterFactory<String, Detail> {
        self { title in Detail(title: title, sync: self.sync(), isNew: true) }
    }
    // A key of the same name in another container is another key.
    var flag: Factory<Flag> { self { Flag(isOn: true) } }
}
