let factory = ServerFactory(Server())
precondition(factory.makeStatus().text == "12 o'clock")
precondition(factory.makeWorkshop().store.clock.now() == 12)
#if DEBUG
    precondition(factory.check() == "checked")
#endif
