// @Provides(once)
struct Menu {
    var prices = ["espresso": 2, "latte": 4]

    func price(of drink: String) -> Int { prices[drink] ?? 0 }
}
