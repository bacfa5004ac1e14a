let factory = InheritedInitializersFactory()
precondition(factory.makeDerived(name: "n").name == "n")
