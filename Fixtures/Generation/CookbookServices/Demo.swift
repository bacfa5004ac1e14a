protocol Payment {
    func pay(_ amount: Int) -> String
}

// @Provides(once, as: Payment)
struct CardPayment: Payment {
    func pay(_ amount: Int) -> String { "\(amount) paid by card" }
}

// @Provides(once)
final class Catalogue {}

// @Needs
struct Checkout {
    let payment: any Payment
    let catalogue: Catalogue
}

struct PlayMoney: Payment {
    func pay(_ amount: Int) -> String { "\(amount) paid with play money" }
}

/// One flow of the running app, with a payment of its own.
final class DemoFactory: CookbookServicesFactory {
    private let app: CookbookServicesFactory

    init(app: CookbookServicesFactory) {
        self.app = app
        super.init()
    }

    override var payment: any Payment { PlayMoney() }
    override var catalogue: Catalogue { app.catalogue }
    override var crashReports: CrashReports { app.crashReports }
}
