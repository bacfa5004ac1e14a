/// Something that can be made, and all that making it takes.
struct Provider {
    /// What generated code writes to make it.
    enum Construction {
        /// `T(…)`, by an initializer that is declared or that Swift adds.
        case initializer
        /// A call of a global or static function.
        case function(Name)
        /// Reading a global or static property.
        case property(Name)
    }

    let construction: Construction
    /// The type that is made, as it is written.
    let type: TypeID
    /// The type whose member a function or property is; nil for a global one.
    let owner: SymbolID?
    /// What `as:` adds.
    let additionalTypes: [TypeID]
    let lifetime: Marker.Lifetime
    /// A run of `Bindings.needs`, in the order of the parameters.
    let needs: Range<Int>
    let effects: Effects
    let isFailable: Bool
    /// The global actor that making it runs on.
    let isolation: TypeID?
    /// Where the marker stands, and the declaration it belongs to.
    let file: Int32
    let markerOffset: UInt32
    let site: Site
    /// Marked `@Provides`; otherwise it is an entry point.
    let isProvided: Bool

    var isEntryPoint: Bool { !isProvided }
}

struct Effects: OptionSet {
    let rawValue: UInt8

    static let isAsync = Effects(rawValue: 1 << 0)
    static let isThrowing = Effects(rawValue: 1 << 1)
}

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

    let type: TypeID
    /// The argument label; none for `_`.
    let label: Name
    /// The inner name.
    let name: Name
    /// Where the type is written.
    let file: Int32
    let offset: UInt32
    let isGiven: Bool
    let isInout: Bool
    /// Something was said of how it is filled already: it is not called missing as well.
    let isDoubtful: Bool
    let defaultValue: Default
    /// The text of a default that is a literal.
    let defaultRange: ByteRange
}

/// All providers and needs of a program, and the tables they are held in.
struct Bindings {
    let symbols: SymbolTable
    var providers: [Provider] = []
    var needs: [Need] = []
    var diagnostics: [Diagnostic] = []
    /// Types that a marker which cannot be read, or belongs to nothing, may have provided.
    var doubtfulTypes: Set<SymbolID> = []
    /// Some file's Swift cannot be read, so what it may provide is unknown.
    var isIncomplete = false

    var program: Program { symbols.program }
}
