func checkFactory() {
    let factory = CafeFactory(Cafe(name: "Corner"))
    let kitchen = factory.makeKitchen()
    precondition(kitchen.coffee.grinder === factory.grinder && kitchen.ticking === factory.wallClock)
    precondition(factory.makeKitchen().tray !== kitchen.tray && kitchen.cakes === factory.cakes)
    precondition(kitchen.phone == "555-0100" && kitchen.name == "Corner")

    let drink = factory.makeDrinkScreen(drink: .tea)
    precondition(drink.menu === factory.makeDrinkScreen(drink: .coffee).menu && drink.drink == .tea)
    precondition(factory.makeGarden().radio.station == 7 && factory.greet() == "This is station 1")
    precondition(factory.makeTableScreen(number: 3).address == "1 High Street")
    precondition(factory.makeCoinCount().coins == 20 && factory.guests === factory.guests)

    let wall = factory.makeWall()
    precondition(wall.signs.map(\.text) == ["open", "this way"] && wall.recipes[.tea]?.minutes == 3)
}

func checkLater() {
    let factory = CafeFactory(Cafe(name: "Corner"))
    let bill = factory.makeBill()
    precondition(bill.total.order === bill.tip.order && factory.makeBill().tip.order !== bill.tip.order)

    let waiter = factory.makeWaiter()
    precondition(waiter.makeDrink(.tea).drink == .tea && waiter.screens.makeDrink(.coffee).drink == .coffee)
    precondition(waiter.screens.till.coins == 20 && waiter.signs.map { $0().text } == ["open", "this way"])
    let guestbook = waiter.makeGuestbook()
    precondition(guestbook.makePage().guestbook === guestbook)
}

func checkScopes() {
    let factory = CafeFactory(Cafe(name: "Corner"))
    var shift: ShiftFactory? = factory.makeDoor().open(Shift(barista: "Ada"))
    weak let tips = shift?.tips
    var visit: VisitScreen? = shift?.makeVisitFactory(Visit(table: 4)).makeVisitScreen()
    precondition(visit?.table == 4 && visit?.tips === tips && visit?.stock === factory.stock)
    precondition(visit?.notes === shift?.notes)
    var screen: TipScreen? = shift?.makeTipScreen()
    let ofThisShift = screen?.tipsOfThisShift
    precondition(screen?.tips() === tips && ofThisShift?() === tips)

    (visit, screen, shift) = (nil, nil, nil)
    precondition(tips == nil && ofThisShift?() == nil)
}

@MainActor func checkEffects() async throws {
    let factory = CafeFactory(Cafe(name: "Corner"))
    let screen = factory.makeLedgerScreen()
    try await screen.load()
    precondition(screen.title == "Corner" && ["screen", "paper"].contains(factory.makeReceipt().printer.name))
}

checkFactory()
checkLater()
checkScopes()
try await checkEffects()

#if DEBUG
    func checkFakes() {
        let payment = FakeCafeFactory(Cafe(name: "Test"), makeDice: { Dice(eyes: 6) }).makePayment()
        precondition(payment.bank.pay(3) == "3 toy coins" && payment.dice.eyes == 6)
    }

    checkFakes()
#endif
