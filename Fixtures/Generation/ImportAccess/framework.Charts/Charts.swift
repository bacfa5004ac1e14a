public final class Chart {
    public init() {}
}

public final class Palette {
    public init() {}
}
