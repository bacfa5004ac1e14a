/// What one file declares, in the order in which it is written. Parents come before their members.
struct ScannedFile {
    let source: SourceFile
    var declarations: [Declaration] = []
    var parameters: [Parameter] = []
    var markers: [Marker] = []
    /// The lists of attributes, modifiers, inherited types and marker arguments, each a `Run` of these.
    var ranges: [ByteRange] = []
    /// The `#if`s around declarations; a declaration names its row.
    var conditions: [Condition] = []
    /// What is wrong with the markers themselves.
    var diagnostics: [Diagnostic] = []
    /// The Swift in it cannot be read: the compiler will say why, and nothing in it is an error of ours.
    var isBroken = false

    init(source: SourceFile) {
        self.source = source
    }
}

/// The `#if`, `#elseif` and `#else` branches around a declaration, outermost first: all of their clauses hold.
struct Condition: Equatable {
    struct Clause: Equatable {
        /// The expression as it is written.
        var expression: ByteRange
        /// A later branch of the same `#if` was taken, so this one does not hold.
        var isNegated: Bool
    }

    var clauses: [Clause]
}
