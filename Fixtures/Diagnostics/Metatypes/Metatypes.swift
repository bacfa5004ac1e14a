protocol Plugin {}

struct Spelling: Plugin {}

/// The type of a type that conforms, which `Plugin` itself does not.
// @Provides
func conforming() -> any Plugin.Type { Spelling.self }

// @Needs
func use(first: any Plugin.Type, second: (any Plugin).Type) {}
