// @Provides(into: [String: Int], key: "a")
let first: Int = 1

/// The same key.
// @Provides(into: [String: Int], key: "\u{61}")
let second: Int = 2

// @Provides(into: [String: Int], key: "b\n")
let third: Int = 3

// @Needs
func take(all: [String: Int]) {}
