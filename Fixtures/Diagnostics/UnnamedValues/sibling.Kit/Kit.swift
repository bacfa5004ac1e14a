// Without a factory of its own.

// @Provides
public func makeRatio() -> Float { 1 }
// @Provides
public func makeUnneeded() -> Int8 { 1 }
