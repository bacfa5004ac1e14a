/// Markers on generic types.
extension Collector {
    /// The generic type that is marked, or whose initializer is.
    func genericType(of marked: MarkedDeclaration) -> SymbolID? {
        let type: SymbolID?
        switch program.declaration(marked.site).kind {
        case .class, .struct, .enum, .actor: type = marked.scope == nil ? symbols.symbol(at: marked.site) : nil
        case .initializer: type = symbols.enclosingType(of: marked.site)
        default: type = nil
        }
        return type.flatMap { symbols[$0].isGeneric && symbols[$0].kind != .protocol ? $0 : nil }
    }

    /// `@Needs` on a generic type says how its marked typealiases are made. All other markers belong on these.
    func checkGeneric(_ marked: [(declaration: MarkedDeclaration, type: SymbolID)]) {
        let (needed, specialized) = (bindings.neededSpecializations, specialized)
        for (declaration, type) in marked {
            let isProvided = declaration.provides != nil
            if !isProvided, specialized.contains(type) || !program.isOwn(declaration.site.file) { continue }
            report(.generic(declaration, type, needed: needed[type] ?? []))
            if isProvided {
                bindings.addInvalid(declaration)
            } else {
                bindings.hasInvalidEntryPoint = true
                bindings.addInvalid([symbols.implicitType(type)], at: declaration.site, declaration.marker)
            }
        }
    }

    /// The generic types of which a typealias is marked, even with a mistake.
    private var specialized: Set<SymbolID> {
        let marked = bindings.marked.inOrder.filter { $0.provides != nil }.map(\.site) + bindings.detached
        let types = marked.filter { program.declaration($0).kind == .typealias }.compactMap { site in
            symbols.symbol(of: symbols.readType(program.declaration(site).type, at: site))
        }
        return Set(types)
    }
}
