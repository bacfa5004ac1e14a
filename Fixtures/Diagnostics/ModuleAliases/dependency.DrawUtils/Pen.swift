public struct Pen {
    public init() {}
}

// @Provides
public struct Paper {
    public init() {}
}
