import Handlers
import Core

// @Scope
typealias Exchange = Core.Exchange

// @Needs
struct Root {
    let open: (Exchange) -> ExchangeFactory
}
