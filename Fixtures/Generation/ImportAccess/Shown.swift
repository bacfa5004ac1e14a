public import Charts

// Here, they see the types of a module that is internal elsewhere.

// @Provides(once)
public func makePalette() -> Palette { Palette() }

public final class Board {
    public let palette: Palette

    // @Needs
    public init(palette: Palette) { self.palette = palette }
}
