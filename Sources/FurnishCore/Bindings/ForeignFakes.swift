/// The fakes of other modules' factories, as far as their markers tell which of them this module can make.
extension CollectorPart {
    /// Whether a module's fake asks for a replacement of a type that this module cannot name: something live has a hidden
    /// type, and no fake of its own.
    func isFakeHidden(in module: Int32) -> Bool {
        let keys = TypeKeys(symbols, providedAliases: [])
        let marked = bindings.marked.inOrder.filter { program.moduleOfFile[Int($0.site.file)] == module }
        let fakes = Set(
            marked.filter { $0.provides?.flags.contains(.isFake) == true && isAlwaysCompiled($0) }
                .flatMap { names(of: $0).map(keys.key) })
        return marked.contains { live in
            guard live.provides?.flags.contains(.isLive) == true else { return false }
            let names = names(of: live)
            return names.allSatisfy(isHidden) && !names.contains { fakes.contains(keys.key($0)) }
        }
    }

    /// Whether the declaration exists wherever a fake does: with `DEBUG`.
    private func isAlwaysCompiled(_ marked: MarkedDeclaration) -> Bool {
        let conditions = bindings.conditions
        return conditions.isImpossible(all: [conditions.isSet("DEBUG")], none: [conditions.condition(of: marked.site)])
    }

    /// The types under which a marked declaration is needed: those after `as:`, else its own or that of the elements.
    func names(of marked: MarkedDeclaration) -> [TypeID] {
        guard let marker = marked.provides else { return [] }
        let (declaration, named) = (program.declaration(marked.site), bindings.namedTypes(in: marked))
        if let last = named.last {
            return marker.collection.isEmpty ? named : symbols.types.children(of: last).suffix(1).map(\.type)
        }
        if let type = symbols.symbol(at: marked.site) { return [symbols.implicitType(type)] }
        if declaration.kind == .initializer {
            return symbols.enclosingType(of: marked.site).map { [symbols.implicitType($0)] } ?? []
        }
        return declaration.type.isEmpty ? [] : [symbols.readType(declaration.type, at: marked.site)]
    }

    private func isHidden(_ type: TypeID) -> Bool {
        let declared = symbols.symbol(of: type).flatMap { symbols[$0].sites.first }
        return declared.map(program.isHidden) == true
            || symbols.types.children(of: type).contains { isHidden($0.type) }
    }
}
