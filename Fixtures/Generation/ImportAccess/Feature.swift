internal import Charts
internal import Core
package import Kit
internal import Maps

// Other modules see what comes through an import as far as that import says, whatever its provider is.

// @Scope(root)
public struct Feature {
    // @Provides
    public let title: String

    public init(title: String) { self.title = title }
}

// @Provides(once)
func makeClient() -> Client { Client() }

// @Provides
package func makeWallets() -> [Wallet] { [Wallet()] }

// @Provides
func makeChart() -> Chart { Chart() }

// @Provides
func makeMap() -> Map { Map() }

// @Provides(as: Clock)
struct Watch: Clock {
    let title: String
}

public final class Screen {
    public let title: String

    // @Needs(given: wallet)
    init(title: String, client: Client, chart: Chart, clock: any Clock, wallet: Wallet, wallets: [Wallet], map: Map) {
        self.title = title
    }
}

public final class Page {
    // @Needs(given: client)
    init(client: Client, ledger: Ledger, ticker: Ticker) {}
}
