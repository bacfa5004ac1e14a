public struct Kit {
    public init() {}
}

/// Core's function has this name too.
public func region() -> Int { 3 }
