let factory = OptionalCollectionsFactory()
precondition(factory.names() == ["none", "microphone", "speaker"])
precondition(factory.portCount() == 1)
