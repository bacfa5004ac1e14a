import Core

// Nothing needs a `Sound`, so the names of its members are free.
extension UnneededKeysFactory {
    var sound: String { "quiet" }
    func makeSound() -> any Sound { makeBell() }
}

let factory = UnneededKeysFactory()
let screen = factory.makeScreen()
precondition([screen.bell.name, screen.horn.name] == ["bell", "horn"])
precondition(screen.horn === factory.horn)
precondition(factory.sound == "quiet" && factory.makeSound().name == "bell")
