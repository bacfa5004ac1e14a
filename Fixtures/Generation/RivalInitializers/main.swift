let factory = RivalInitializersFactory()
precondition(factory.makePanel().maker == "marked, 3 columns")
precondition(factory.makeWindow().panel.maker == "marked, 3 columns")
