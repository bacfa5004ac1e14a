// A marker that stands in the wrong place was meant to provide something.

protocol Reader {}

// @Provides(as: Reader)
extension Array: Reader {}

// @Provides
protocol Writer {}

// @Provides
typealias Path = String

protocol Making {
    // @Provides
    static func make() -> Tool
}

struct Tool {}

enum Color {
    // @Provides
    case red
}

final class Desk {
    // @Needs
    init(reader: Reader, writer: Writer, path: Path, tool: Tool, color: Color) {}
}
