/// An argument that a marker can have. Reading, near misses, messages and proposed markers all follow this list: a new
/// argument is one case here, and one rule in the stage that gives it a meaning.
///
/// Messages list the arguments of a marker in this order. A label includes its colon.
enum MarkerArgument: String, CaseIterable {
    case once, weak, graph, each, live, fake
    case given = "given:"
    case defaults = "default:"
    case root
    case scope = "in:"
    case additionalTypes = "as:"
    case collection = "into:"
    case collectionKey = "key:"
    case sendable

    /// The argument of this name that a marker takes.
    static func of(_ kind: Marker.Kind, named name: String) -> MarkerArgument? {
        MarkerArgument(rawValue: name).flatMap { $0.kind == nil || $0.kind == kind ? $0 : nil }
    }

    /// The names of the arguments that a marker takes.
    static func names(of kind: Marker.Kind) -> [String] {
        allCases.filter { $0.kind == nil || $0.kind == kind }.map(\.name)
    }

    /// The word as it is written.
    var name: String { rawValue }

    /// Its place in the list, as a bit. Swift stores a case as its number.
    var bit: UInt32 { 1 &<< UInt32(unsafeBitCast(self, to: UInt8.self)) }

    /// The only marker that takes it; nil if all do.
    var kind: Marker.Kind? {
        switch self {
        case .scope: nil
        case .given, .defaults: .needs
        case .root, .sendable: .scope
        default: .provides
        }
    }

    /// The lifetime that it states. A marker has at most one.
    var lifetime: Marker.Lifetime? {
        switch self {
        case .once: .once
        case .weak: .weak
        case .graph: .graph
        case .each: .each
        default: nil
        }
    }

    /// Whether a value follows the word.
    var isLabel: Bool { !example.isEmpty }

    /// Tells the user what to write after a label; empty for a word without a value.
    var example: String {
        switch self {
        case .given: "write parameters' names, as in 'given: start, end'"
        case .defaults: "write parameters' names, as in 'default: style, timeout'"
        case .scope: "write the scope's type, as in 'in: Session'"
        case .additionalTypes: "write types, as in 'as: Clock, Timer'"
        case .collection: "write 'into: [Element]' or 'into: [Key: Value]'"
        case .collectionKey:
            "write an expression for each element of a dictionary, and only there, as in 'key: \"home\"'"
        default: ""
        }
    }
}

/// An argument of a marker as it is written, with its label.
package struct WrittenArgument {
    let argument: MarkerArgument
    var range = ByteRange.none
}
