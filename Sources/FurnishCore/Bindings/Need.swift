/// A parameter that must be filled for something to be made.
struct Need {
    enum Default: UInt8 {
        case none
        /// `= nil`: an optional need.
        case `nil`
        /// Can be repeated in another file.
        case literal
        /// May name what only its own file sees.
        case expression
    }

    var type: TypeID
    /// The argument label; none for `_`.
    var label: Name
    /// The inner name.
    let name: Name
    /// Where the type is written.
    let file: Int32
    let offset: UInt32
    var isGiven = false
    var isInout = false
    /// `coder: NSCoder`, which a storyboard hands over. It is called so whatever the initializer calls it inside.
    var isCoder = false
    /// It fills a stored property, so that a function is kept though nobody writes `@escaping`.
    var isStored = false
    /// What the closure may do that Swift makes of the value; nil where there is none.
    var autoclosure: Effects?
    /// That closure is kept, so that Swift asks for `self.` before what it names.
    var isAutoclosureKept = false
    /// A result builder takes a closure in its place.
    var isBuilt = false
    /// The caller gives it without a label.
    var isUnlabelled = false
    /// Something was said of how it is filled already: it is not called missing as well.
    var isDoubtful = false
    var defaultValue = Default.none
    /// The text of a default that is a literal.
    var defaultRange = ByteRange.none
}

extension Need {
    /// The need of a collection for what contributes to it. It stands at that one's marker.
    init(contribution provider: Provider) {
        self.init(
            type: provider.type, label: .none, name: .none, file: provider.file, offset: provider.markerOffset)
    }
}
