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
let page = factory.makePage()
precondition(page.model.text.hasPrefix(expected) && page.archive === factory.archive)
precondition(page.archive.clock.name == expected)
precondition(factory.meet())
precondition(factory.measure() == 2)
precondition(factory.makeVisitFactory(Visit(guest: Guest(name: "g"))).welcome() == "g")
#if DEBUG
    precondition(factory.makeTrialFactory(Trial(days: 3)).countDays() == 3)
#endif
precondition(factory.draw())
precondition(factory.paint())
precondition(factory.makeVisitFactory(Visit(guest: Guest(name: "g"))).sit())
precondition(factory.play())
precondition(factory.record())
#if DEBUG
    precondition(factory.trace() == ["console", "console", "console", "console"])
#else
    precondition(factory.trace() == ["none", "none", "none", "nil"])
#endif
precondition(factory.count() == 5)
#if !DEBUG
    precondition(factory.tally() == factory.conditionsTally.text)
#endif
#if BRAND_13
    precondition(factory.show() == "13")
#else
    precondition(factory.show() == "none")
#endif
