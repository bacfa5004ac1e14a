import Core

public final class Board {
    // @Needs
    public init(palette: Palette) {}
}
