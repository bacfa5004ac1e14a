import Core
import Testing

@testable import Billing

/// The plugin is on the app alone. The other modules bring providers, rules, handlers, an entry point, and a fake.
struct BillingTests {
    #if DEBUG
        @Test func eachRequestHasItsCaller() {
            let router = FakeBillingFactory().makeRouter()
            #expect(router.answer("60", for: Caller(name: "Ada")) == "written")
            #expect(router.answer("50", for: Caller(name: "Ada")) == "the limit is 100")
            #expect(router.answer("0", for: Caller(name: "Grace")) == "the amount is not positive")
            #expect(router.answer("list", for: Caller(name: "Ada")) == "1: 60")
            #expect(router.answer("list", for: Caller(name: "Grace")) == "")
        }

        @Test func theEntryPointOfTheHandlersIsAMethodOfTheRequest() {
            let factory = FakeBillingFactory()
            let exchange = factory.makeExchangeFactory(Exchange(caller: Caller(name: "Ada")))
            #expect(exchange.makeTable().handlers.write(amount: 7).response() == "written")
            #expect(exchange.audit() == "Ada has 1 invoices of day 1")
        }
    #endif

    @Test func theRealTimeIsOfTheSystem() {
        let exchange = BillingFactory().makeExchangeFactory(Exchange(caller: Caller(name: "Ada")))
        #expect(exchange.makeTable().handlers.write(amount: 7).response() == "written")
        #expect(exchange.audit() == "Ada has 1 invoices of day 20000")
    }
}
