// @Provides
final class Till {
    private let table: Int
    private let menu: Menu
    private let printer: any Printer
    private let takings: Takings

    // @Needs(given: table)
    init(table: Int, menu: Menu, printer: any Printer, takings: Takings) {
        self.table = table
        self.menu = menu
        self.printer = printer
        self.takings = takings
    }

    func sell(_ drinks: [String]) {
        let total = drinks.map(menu.price).reduce(0, +)
        printer.write("table \(table): \(total)")
        takings.add(total)
    }
}
