let factory = GenericMethodsFactory()
precondition(factory.run() == 406)
precondition(factory.makeGauge().sum == 4 && factory.makeString() == "22")
