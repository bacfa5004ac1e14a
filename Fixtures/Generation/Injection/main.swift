let factory = InjectionFactory()
let screen = try factory.makeScreen(title: "t")
precondition(screen?.widget.log === factory.log)
precondition(screen?.counter.count == 2)
precondition(factory.shared.log === factory.log)
precondition(factory.log.lines == ["base plain", "widget t", "base plain", "read", "screen"])
factory.log.lines = []
_ = factory.makeTall()
precondition(factory.log.lines == ["tall plain", "last"])
