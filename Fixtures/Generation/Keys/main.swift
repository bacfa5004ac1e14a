let everything = KeysFactory().makeEverything()
precondition(everything.p is Both)
precondition(KeysFactory().match())
