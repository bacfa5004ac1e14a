import Handlers
import Core

let root = ForeignEntryPointsFactory().makeRoot()
let exchange = root.open(Exchange(caller: Caller(name: "Ada")))
precondition(exchange.listInvoices() == ["Ada-1", "Ada-2"])
precondition(exchange.makePage().title == "For Ada")
precondition(exchange.makeScreen().name == "For AdaAda")
let shown = try await exchange.show(number: 1)
precondition(shown == "Ada-2")
