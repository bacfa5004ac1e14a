import Testing

@testable import App

final class Paper: Printer {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
}

@Suite struct WaiterTests {
    private let ada = Shift(barista: Barista(name: "Ada"))

    @Test func printsEachTable() {
        let paper = Paper()
        let shift = FakeAppFactory(printer: paper).makeShiftFactory(ada)
        shift.makeWaiter().serve([(1, ["latte"]), (2, ["espresso"])])
        #expect(paper.lines == ["table 1: 4", "table 2: 2"])
    }

    @Test func printsAnotherMenu() {
        final class HolidayFactory: FakeAppFactory {
            override var menu: Menu { Menu(prices: ["punch": 5]) }
        }
        let paper = Paper()
        let shift = HolidayFactory(printer: paper).makeShiftFactory(ada)
        shift.makeWaiter().serve([(1, ["punch"])])
        #expect(paper.lines == ["table 1: 5"])
    }
}
