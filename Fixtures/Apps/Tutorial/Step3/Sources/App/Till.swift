// @Provides
final class Till {
    private let table: Int
    private let menu: Menu
    private let printer: any Printer

    // @Needs(given: table)
    init(table: Int, menu: Menu, printer: any Printer) {
        self.table = table
        self.menu = menu
        self.printer = printer
    }

    func sell(_ drinks: [String]) {
        let total = drinks.map(menu.price).reduce(0, +)
        printer.write("table \(table): \(total)")
    }
}
