func check() throws {
    let factory = RethrowingFactory()
    let screen = try factory.makeScreen()
    precondition(screen.text == "1" && screen.parts.small == 0 && screen.parts.count == 1 && screen.lazy.number == 1)
    let (counter, same) = (try screen.makeCounter(), try factory.counter)
    precondition(counter === same && counter.start == 1 && counter.step == 1)
    precondition(screen.title === screen.header.title && screen.title.text == "1")

    let big = try factory.makeBigScreen()
    precondition(big.text.text == "1 2" && big.defaults.small == 4 && big.work.result == 7 && big.ledger.balance == 2)
    let prints = [try factory.print()]
    precondition(prints == ["1 1"])
    let texts = [try factory.printBig(), try factory.printGiven(number: { 5 })]
    precondition(texts == ["1 2", "1 5"])

    isBroken = true
    precondition((try? factory.printBig()) == nil && (try? factory.makeBigScreen()) == nil)
}

try check()
