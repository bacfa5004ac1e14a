protocol Sheet {}

// Lifetimes of other tools, also where a list of types could go on.
// @Provides(as: Sheet, transient)
final class NoteSheet: Sheet {}

// @Provides(into: [any Sheet], singleton)
final class InfoSheet: Sheet {}

// A parameter may have such a name.
// @Needs(given: title, shared)
func show(title: String, shared: Bool) {}
