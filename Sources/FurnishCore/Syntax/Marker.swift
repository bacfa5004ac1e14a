/// A marker whose syntax is checked, and whose meaning is not.
package struct Marker {
    /// As it is written after the `@`.
    package enum Kind: String {
        case provides = "Provides"
        case needs = "Needs"
        case scope = "Scope"

        package var name: String { rawValue }
    }

    /// The rule that decides which needs share a provided instance.
    package enum Lifetime: UInt8 {
        /// A new instance for each need. This is the default.
        case each
        case once, weak, graph

        /// Whether the factory holds the instance as long as it exists itself.
        package var isKeptByFactory: Bool { self == .once }

        /// Whether each call of the factory makes an instance, so that the caller can give parameters.
        package var isNewPerCall: Bool { self == .each || self == .graph }

        /// Whether all that one call makes shares an instance.
        package var isSharedInCall: Bool { self == .graph }
    }

    /// Why a marker belongs to nothing.
    package enum Detachment { case inBody, inParameters, behindCode, beforeBlankLine, beforeNothing }

    package let kind: Kind
    /// From its `@` to the end of its text.
    package let range: ByteRange
    /// The text between its parentheses, without white space at both ends.
    package var arguments = ByteRange.none
    /// The row in `ScannedFile.conditions` of the `#if`s around it; -1 if there are none.
    package var condition: Int32 = -1
    /// The declaration to which it belongs, a row of `ScannedFile.declarations`; nil if it belongs to nothing.
    package var declaration: Int?
    /// For a detached marker, the row of the declaration that it was probably meant for; -1 if there is none.
    package var nextDeclaration: Int32 = -1
    package var detachment: Detachment?
    /// Whether a mistake in it was reported. Its declaration is still known, so that nothing else is reported because of
    /// it.
    var isMalformed = false

    package var lifetime = Lifetime.each
    /// Rows of `ScannedFile.markerArguments`, in source order.
    var list = Run.empty
    /// The bits of the arguments that are written.
    var written: UInt32 = 0
    /// `in: T`: the scope of a provider or an entry point, or the parent of a scope.
    package var scope = ParsedText.none
    /// `as: A, B`: rows of `ScannedFile.ranges`, each a type.
    package var additionalTypes = Run.empty
    /// `into: [T]`
    package var collection = ParsedText.none
    /// Whether `into:` names a dictionary.
    var addsToDictionary = false
    /// `key: expression`, for `into: [K: V]`.
    package var collectionKey = ParsedText.none
    /// `given: a, b`: rows of `ScannedFile.ranges`, each a name.
    package var given = Run.empty
    /// `default: a, b`: rows of `ScannedFile.ranges`, each a name.
    var defaults = Run.empty

    /// The offset of its `@`, in UTF-8 bytes, 0-based.
    package var offset: UInt32 { range.start }

    /// Whether it has a lifetime, which may be the default.
    package var statesLifetime: Bool { lifetime != .each || has(.each) }

    /// Whether the word of another tool implies the lifetime, so that it has no argument for it.
    var impliesLifetime: Bool { lifetime != .each && MarkerArgument(rawValue: "\(lifetime)").map(has) == false }

    func has(_ argument: MarkerArgument) -> Bool { written & argument.bit != 0 }

    /// The arguments that a fake cannot have, because it has the lifetime and the place of what it replaces.
    var argumentsBesideFake: [MarkerArgument] {
        MarkerArgument.allCases.filter { has($0) && ![.fake, .additionalTypes].contains($0) }
    }

    /// Whether it adds to a dictionary without a key. Only a whole dictionary can.
    var lacksKey: Bool { addsToDictionary && collectionKey.isEmpty }

    /// Whether it says how the parameters are filled.
    var namesParameters: Bool { !given.isEmpty || !defaults.isEmpty }
}
