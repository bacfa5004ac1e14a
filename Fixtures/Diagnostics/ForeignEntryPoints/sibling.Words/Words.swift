/// A comment mentions 'WordsFactory'.
// @Needs
public func words() -> String { "WordsFactory" }
