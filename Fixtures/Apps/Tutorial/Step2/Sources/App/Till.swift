// @Needs
final class Till {
    private let menu: Menu
    private let printer: any Printer

    init(menu: Menu, printer: any Printer) {
        self.menu = menu
        self.printer = printer
    }

    func sell(_ drinks: [String]) {
        for drink in drinks { printer.write("\(drink): \(menu.price(of: drink))") }
        let total = drinks.map(menu.price).reduce(0, +)
        printer.write("total: \(total)")
    }
}
