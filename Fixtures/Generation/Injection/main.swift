let factory = InjectionFactory()
let screen = try factory.makeScreen(title: "t")
precondition(screen?.widget.log === factory.log)
precondition(screen?.counter.count == 2)
precondition(factory.shared.log === factory.log)
precondition(factory.log.lines == ["base plain", "widget t", "base plain", "read", "screen"])
factory.log.lines = []
_ = factory.makeTall()
precondition(factory.log.lines == ["tall plain", "last"])
precondition(try! factory.makeRecorder().calls == ["count", "chain", "first", "second", "third"])
precondition(factory.makeTicket(id: 7, price: 2).lines == ["made 7", "checked 7", "sold 7 2"])
factory.log.lines = []
_ = factory.makeKitten()
precondition(factory.log.lines == ["cat's log", "kitten plain"])
