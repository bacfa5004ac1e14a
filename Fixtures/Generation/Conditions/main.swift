let factory = ConditionsFactory()
let screen = factory.makeScreen()
#if DEBUG
    let expected = "fixed"
#else
    let expected = "system"
    precondition(factory.makeReport().clock.name == "system")
#endif
precondition(screen.clock.name == expected)
precondition(screen.makeClock().name == expected)
#if os(Linux)
    precondition(screen.menu.title == "linux " + expected)
#endif
