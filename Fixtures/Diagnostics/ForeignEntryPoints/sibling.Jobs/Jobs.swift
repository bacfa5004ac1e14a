import Core

// The module generates this scope too, and its own wins.
// @Scope
typealias Exchange = Core.Exchange

// @Needs(in: Exchange)
public func runJob(caller: Caller) {}

func start(_ exchange: Exchange, in factory: JobsFactory) { factory.makeExchangeFactory(exchange).runJob() }
