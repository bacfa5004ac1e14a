/// The reason why no closure can do what a requirement of a protocol does.
enum RequirementObstacle {
    /// Returns nil if a closure can implement the requirement.
    static func reason(against site: Site, _ symbols: SymbolTable, _ keys: TypeKeys) -> String? {
        let (file, declaration) = (symbols.program.file(site.file), symbols.program.declaration(site))
        let parameters = declaration.parameters.indices.map { file.parameters[$0] }
        let ranges = parameters.map(\.type) + [declaration.type]
        let types = ranges.map { symbols.readType($0, at: site) }
        let isGeneric =
            !declaration.generics.isEmpty || !declaration.whereClause.isEmpty
            || types.contains { symbols.types.mentions(.some, in: $0) }
        let (traits, kind) = (declaration.traits, declaration.kind)
        let outer = symbols.program.declaration(symbols.program.parent(of: site))
        let reasons: [(String, Bool)] = [
            ("it is an initializer", kind == .initializer), ("it is a subscript", kind == .subscript),
            ("it is an associated type", kind != .function && kind != .property),
            ("it is static", traits.contains(.isStatic)), ("it is generic", isGeneric),
            ("its type mentions 'Self'", ranges.contains { file.source.lastWord("Self", in: $0) != nil }),
            ("it has a setter", traits.contains(.hasSetter)),
            ("it has no result", declaration.type.isEmpty || symbols.types.isVoid(keys.key(types[types.count - 1]))),
            ("it is 'rethrows'", traits.contains(.isRethrowing)),
            ("it has a variadic parameter", parameters.contains(where: \.isVariadic)),
            ("it is under '#if'", declaration.condition != outer.condition),
        ]
        return reasons.first(where: \.1)?.0
    }
}
