let factory = ServerFactory(Server())
print(factory.makeStatus().text)
print(factory.makeWorkshop().store.clock.now())
