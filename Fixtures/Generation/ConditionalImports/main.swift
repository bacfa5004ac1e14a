let factory = ConditionalImportsFactory()
precondition(factory.makeScreen().store === factory.store)
