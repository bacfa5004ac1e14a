public protocol PriceList {
    /// In cents.
    func price(of product: String) -> Int
}

// @Provides(once, as: PriceList)
public struct PrintedPriceList: PriceList {
    public init() {}

    public func price(of product: String) -> Int { product == "Book" ? 1_800 : 300 }
}
