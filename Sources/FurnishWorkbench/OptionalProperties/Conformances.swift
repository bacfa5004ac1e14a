import FurnishCore

/// The protocols of a class and its subclasses.
struct Conformances {
    private let symbols: SymbolTable
    /// The names of the properties that protocols in view require.
    private var required: Set<Name> = []
    /// Whether one that is not in view, or a superclass, may require any.
    private var mayRequireAny = false

    private var program: Program { symbols.program }

    init(of family: [SymbolID], _ symbols: SymbolTable) {
        self.symbols = symbols
        let ancestry = Set(family.flatMap { Ancestry(of: symbols.implicitType($0), symbols).found })
        for owner in ancestry where !symbols[owner].isForeign {
            let sites = symbols[owner].sites
            if symbols[owner].kind == .protocol { required.formUnion(sites.flatMap(names)) }
            mayRequireAny = mayRequireAny || (sites + symbols[owner].extensions).contains(where: namesUnknownType)
        }
    }

    /// Whether a property has to stay the optional variable that it is.
    func mayRequire(_ property: Site) -> Bool {
        let declaration = program.declaration(property)
        let isPrivate = declaration.traits.contains(.hasWrittenAccess) && declaration.access < .internal
        return mayRequireAny && !isPrivate || required.contains(program.name(property))
    }

    private func names(of site: Site) -> [Name] { program.members(of: site, .property).map(program.name) }

    /// Whether an inheritance list names a type that is neither in view nor the system's.
    private func namesUnknownType(_ site: Site) -> Bool {
        let imported = program.importedNames(site.file).map(program.names.text)
        let ofSystem = imported.filter(KnownType.systemModules.contains)
        let others = Set(imported).subtracting(ofSystem + program.modules.map { program.names.text($0.name) })
        if others.isEmpty { return false }
        // `UI` of UIKit, `MK` of MapKit, and those that no name of a module tells.
        let prefixes =
            ["CA", "CG", "CN", "MF", "NS", "PH", "SF"]
            + ofSystem.map { String($0.filter(\.isUppercase).prefix(2)) }.filter { $0.count == 2 }
        return symbols.inheritedSymbols(at: site).map(symbols.aliasedSymbol).contains { symbol in
            let name = symbols.name(of: symbol)
            // `class` is the old name of `AnyObject`.
            return symbols[symbol].isForeign && !KnownType.isKnown(name) && name != "class"
                && !prefixes.contains(where: name.hasPrefix)
        }
    }
}
