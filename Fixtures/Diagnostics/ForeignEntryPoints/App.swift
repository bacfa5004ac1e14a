import API
import Core
import Feature
import Jobs
import Words

// @Scope
typealias Exchange = Core.Exchange

// @Needs
struct Root {
    let open: (Exchange) -> ExchangeFactory
}
