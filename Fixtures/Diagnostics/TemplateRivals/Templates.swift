// @Provides
func left<T>() -> (T, Int) { fatalError() }

// @Provides
func right<T>() -> (Int, T) { fatalError() }

/// Both can make it.
// @Needs
func take(pair: (Int, Int)) {}

/// One of them is more specific, or alone.
// @Needs
func takeOthers(first: (String, Int), second: (Int, String), third: (Bool, Bool)) {}

// @Provides
func pair<A, B>() -> (A, B) { fatalError() }
