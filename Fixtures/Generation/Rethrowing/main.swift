func check() throws {
    let factory = RethrowingFactory()
    let screen = factory.makeScreen()
    precondition(screen.text == "1" && screen.parts.small == 0 && screen.parts.count == 1 && screen.lazy.number == 1)
    let counter = screen.makeCounter()
    precondition(counter === factory.counter && counter.start == 1 && counter.step == 1)
    precondition(screen.title === screen.header.title && screen.title.text == "1")

    let big = try factory.makeBigScreen()
    precondition(big.text.text == "1 2" && big.defaults.small == 4 && big.work.result == 7 && big.ledger.balance == 2)
    precondition(factory.print() == "1 1" && factory.printSmall() == "1 0")
    let texts = [try factory.printBig(), try factory.printGiven(number: { 5 })]
    precondition(texts == ["1 2", "1 5"])

    isBroken = true
    precondition((try? factory.printBig()) == nil && (try? factory.makeBigScreen()) == nil)
}

func open() throws(Failure) -> Gate { try RethrowingFactory().makeGate() }

try check()
let gate = try open()
precondition(gate.text == "1")
