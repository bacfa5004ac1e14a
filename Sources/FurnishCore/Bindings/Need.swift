import FurnishTables

package typealias NeedID = RowID<Need>

/// A value that a declaration takes from the graph or from the caller: a parameter or a property.
package struct Need {
    enum Default: UInt8 {
        case none
        /// `= nil`: an optional need.
        case `nil`
        /// A default that can be repeated in another file.
        case literal
        /// A default that cannot, because it may name private declarations.
        case expression
    }

    package var type: TypeID
    /// The argument label; none for `_`.
    package var label: Name
    /// The inner name.
    package let name: Name
    /// The file in which the type is written.
    package let file: Int32
    /// Where the type begins, in UTF-8 bytes.
    package let offset: UInt32
    var isGiven = false
    /// Whether its marker states that it uses its default: `default: name`.
    var usesDefault = false
    var isInout = false
    /// Whether it is `coder: NSCoder`, which a storyboard passes. Its name is then `coder`, whatever its inner name is.
    var isCoder = false
    /// Whether it fills a stored property, so that a function escapes without `@escaping`.
    var isStored = false
    /// The effects that an autoclosure around the value allows; nil without an autoclosure.
    var autoclosure: Effects?
    /// Whether the autoclosure escapes, so that Swift requires `self.` in it.
    var isAutoclosureKept = false
    /// Whether a result builder requires a closure in place of the value.
    var isForResultBuilder = false
    /// Whether the caller passes it without a label.
    var isUnlabelled = false
    /// Whether it fills a property that does not keep the instance: a `weak` or `unowned` one.
    var isHeldElsewhere = false
    /// Whether a diagnostic about it was reported, so that it is not reported as missing too.
    var isDoubtful = false
    var defaultValue = Default.none
    /// The range of a literal default.
    var defaultRange = ByteRange.none
    /// Whether it is a collection's need for several elements at once: another collection of the same type.
    var isList = false
    /// The requirement of a protocol that Furnish implements, of which the type is a closure's.
    var requirement: Site?
}

extension Need {
    /// A collection's need for an element, located at the marker of the element's provider.
    init(contribution provider: Provider, _ type: TypeID) {
        self.init(type: type, label: .none, name: .none, file: provider.file, offset: provider.markerOffset)
    }
}
