let factory = StoredLifetimesFactory()
do {
    _ = try factory.database
    preconditionFailure("the first attempt fails")
} catch {
    precondition(attempts == 1)
}
let (first, second) = (try factory.database, try factory.database)
precondition(first === second)
precondition(attempts == 2)

var screen: Screen? = try factory.makeScreen()
precondition(screen?.session === screen?.other)
precondition(alive == 1)
screen = nil
precondition(alive == 0)
precondition(factory.compare())
