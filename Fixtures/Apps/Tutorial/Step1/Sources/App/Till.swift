// @Needs
final class Till {
    private let menu: Menu

    init(menu: Menu) {
        self.menu = menu
    }

    func sell(_ drinks: [String]) {
        let total = drinks.map(menu.price).reduce(0, +)
        print("total: \(total)")
    }
}
