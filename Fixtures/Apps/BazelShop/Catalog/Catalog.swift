import Prices

// @Provides(once)
package final class Catalog {
    private let prices: any PriceList

    package init(prices: any PriceList) {
        self.prices = prices
    }

    package func label(for product: String) -> String { "\(product): \(prices.price(of: product))" }
}
