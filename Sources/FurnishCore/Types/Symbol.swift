/// A row of `SymbolTable`.
package struct SymbolID: Hashable {
    let row: Int32

    /// In the order of their rows.
    package static func all(in table: SymbolTable) -> [SymbolID] {
        table.symbols.indices.map { SymbolID(row: Int32($0)) }
    }
}

/// A named type that is declared in view, or that is known only by its name.
///
/// This is a class because in debug builds each access to a struct would copy it.
package final class Symbol {
    /// With the raw values of `Declaration.Kind`, so that a declaration's kind tells that of its type.
    package enum Kind: UInt8 {
        case `class`, `struct`, `enum`, actor, `protocol`
        case `typealias` = 6
        /// Declared in no source in view.
        case foreign = 255
    }

    package let kind: Kind
    package let name: Name
    /// The type that contains it.
    let parent: SymbolID?
    /// The row of its module; -1 for a foreign type.
    package let module: Int32
    /// Whether it, or a type that contains it, has generic parameters.
    package var isGeneric = false
    /// Whether only its own file sees it.
    var isPrivate = false
    /// The module that qualifies a type of another module anywhere in the own sources; for a foreign type, in all sources.
    var qualifier: Name = .none
    /// Its declarations. There are several if `#if` selects one of them.
    package var sites: [Site] = []
    package var extensions: [Site] = []
    // Results of earlier lookups.
    /// The type that a typealias stands for.
    var target: TypeID?
    /// The superclass; the outer optional is nil until it is looked up.
    var superclass: SymbolID??
    /// The type's global actor; the outer optional is nil until it is looked up.
    var isolation: TypeID??

    init(kind: Kind, name: Name, parent: SymbolID?, module: Int32) {
        self.kind = kind
        self.name = name
        self.parent = parent
        self.module = module
    }

    package var isForeign: Bool { kind == .foreign }

    /// - Parameter file: The file with the name, if that is known.
    func isVisible(from file: Int32?) -> Bool { !isPrivate || file == nil || sites.contains { $0.file == file } }
}
