import UIKit

/// Makes what is registered for a type, as many apps and frameworks do.
@MainActor
final class Locator {
    enum Scope {
        case unique, application, session
    }

    static let shared = Locator()

    private var makers: [ObjectIdentifier: (scope: Scope, make: (Locator) -> Any)] = [:]
    private var kept: [Scope: [ObjectIdentifier: Any]] = [:]

    func register<Service>(_ scope: Scope = .unique, _ make: @escaping (Locator) -> Service) {
        makers[ObjectIdentifier(Service.self)] = (scope, make)
    }

    func resolve<Service>() -> Service {
        let key = ObjectIdentifier(Service.self)
        guard let maker = makers[key] else { fatalError("nothing is registered for \(Service.self)") }
        if let service = kept[maker.scope]?[key] as? Service { return service }
        let service = maker.make(self) as! Service
        if maker.scope != .unique { kept[maker.scope, default: [:]][key] = service }
        return service
    }

    func reset(_ scope: Scope) {
        kept[scope] = nil
    }
}

struct User: Equatable {
    let name: String
}

final class API {}

final class WalletsRepository {
    let user: User

    init(user: User, api: API) {
        self.user = user
    }
}

@MainActor
func registerServices() {
    let locator = Locator.shared
    locator.register(.application) { _ in API() }
    locator.register(.session) { WalletsRepository(user: $0.resolve(), api: $0.resolve()) }
}

@MainActor
func logIn(_ user: User) {
    Locator.shared.register(.session) { _ in user }
}

@MainActor
func logOut() {
    Locator.shared.reset(.session)
}

final class WalletViewController: UIViewController {
    lazy var repository: WalletsRepository = Locator.shared.resolve()
}
