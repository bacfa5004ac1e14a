let factory = ModuleSelectorsFactory()
precondition(factory.makeValues().kept == 3)
let session = factory.makeSessionFactory(Session(user: 1))
await MainActor.run { _ = session.makeScreen() }
precondition(factory.makeDiary().entry.text == "entry")
