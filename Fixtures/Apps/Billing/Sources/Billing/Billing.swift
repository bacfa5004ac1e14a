import Core
import Handlers
import Invoicing
import Storage

/// A scope of this module, which starts from a type of another one.
// @Scope
typealias Exchange = Core.Exchange

// @Provides
func creditLimit() -> CreditLimit { 100 }

/// Answers a request in a scope of its own.
// @Provides
struct Router {
    let open: (Exchange) -> ExchangeFactory

    func answer(_ path: String, for caller: Caller) -> String {
        let factory = open(Exchange(caller: caller))
        let handlers = factory.makeTable().handlers
        if path == "audit" { return factory.audit() }
        return Int(path).map { handlers.write(amount: $0).response() } ?? handlers.list().response()
    }
}

// @Needs(in: Exchange)
struct Table {
    let handlers: any Handlers
}

// @Needs(given: paths)
func serve(router: Router, paths: [String]) {
    for path in paths { print(router.answer(path, for: Caller(name: "Ada"))) }
}
