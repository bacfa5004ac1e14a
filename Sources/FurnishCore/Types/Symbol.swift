/// A row of `SymbolTable`.
struct SymbolID: Hashable {
    let row: Int32
}

/// A named type, declared in view or known by its name only.
///
/// Held by reference, for the same reason as a `Provider`.
final class Symbol {
    enum Kind: UInt8 {
        case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
        /// Not declared in any source in view.
        case foreign
    }

    let kind: Kind
    let name: Name
    /// The type it is nested in.
    let parent: SymbolID?
    /// The row of its module; -1 of a foreign one.
    let module: Int32
    /// It has generic parameters, or a type around it has.
    @exclusivity(unchecked) var isGeneric = false
    /// For a foreign type, the module it was qualified with, if ever.
    var qualifier: Name = .none
    /// Its declarations; several where `#if` gives alternatives.
    @exclusivity(unchecked) var sites: [Site] = []
    @exclusivity(unchecked) var extensions: [Site] = []
    // What was found out of it already.
    /// Of a typealias, what it stands for.
    var target: TypeID?
    /// Of a class, what it inherits from, if anything.
    @exclusivity(unchecked) var superclass: SymbolID??

    init(kind: Kind, name: Name, parent: SymbolID?, module: Int32) {
        self.kind = kind
        self.name = name
        self.parent = parent
        self.module = module
    }

    var isForeign: Bool { kind == .foreign }
}
