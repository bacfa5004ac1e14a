precondition(SpelledExtensionsFactory().describe() == "2 3.0 maybe Ada true 1 true")
precondition(SpelledExtensionsFactory().describeSelf() == "1 2")
