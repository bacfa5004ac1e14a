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
    package let isGeneric: Bool
    /// Whether only its own file sees it.
    private(set) var isPrivate: Bool
    /// The module that qualifies a type of another module anywhere in the own sources; for a foreign type, in all sources.
    private(set) var qualifier: Name
    /// Its declarations. There are several if `#if` selects one of them.
    package private(set) var sites: [Site]
    package private(set) var extensions: [Site] = []

    init(
        kind: Kind, name: Name, parent: SymbolID?, module: Int32, isGeneric: Bool = false, isPrivate: Bool = false,
        qualifier: Name = .none, sites: [Site] = []
    ) {
        (self.kind, self.name, self.parent, self.module) = (kind, name, parent, module)
        (self.isGeneric, self.isPrivate, self.qualifier, self.sites) = (isGeneric, isPrivate, qualifier, sites)
    }

    package var isForeign: Bool { kind == .foreign }

    /// - Parameter file: The file with the name, if that is known.
    func isVisible(from file: Int32?) -> Bool { !isPrivate || file == nil || sites.contains { $0.file == file } }

    /// Adds an alternative under `#if`. Few types have more of them. If there are more, the compiler reports them as an error.
    func addAlternative(_ site: Site, isPrivate: Bool) {
        if !isPrivate { self.isPrivate = false }
        if sites.count < 16 { sites.append(site) }
    }

    func addExtension(_ site: Site) { extensions.append(site) }

    func qualify(by module: Name) { qualifier = module }
}
