public final class Map {
    public init() {}
}
