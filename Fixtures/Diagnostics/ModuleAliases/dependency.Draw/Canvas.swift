// The manifest says `moduleAliases: ["Utils": "DrawUtils"]`.
import Utils

// @Provides
public struct Canvas {
    public init(pen: Pen, paper: Paper) {}
}
