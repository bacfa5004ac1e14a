/// The fakes of other modules' factories, as far as their markers tell which of them this module can make.
extension BindingsWriter {
    /// Whether a module's fake asks for a replacement of a type that this module cannot name: something live has a hidden
    /// type, and no fake of its own.
    func isFakeHidden(in module: Int32) -> Bool {
        let keys = TypeKeys(symbols, providedAliases: [])
        let marked = bindings.marked.inOrder.filter { self.module(of: $0.site) == module }
        let fakes = Set(
            marked.filter { $0.provides?.has(.fake) == true && isAlwaysCompiled($0) }
                .flatMap { names(of: $0).map(keys.key) })
        return marked.contains { live in
            guard live.provides?.has(.live) == true else { return false }
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
    private func names(of marked: MarkedDeclaration) -> [TypeID] {
        let named = bindings.namedTypes(in: marked)
        guard let last = named.last else {
            let own = symbols.symbol(at: marked.site).map(symbols.implicitType)
            return [own ?? symbols.readType(program.declaration(marked.site).type, at: marked.site)]
        }
        let isElement = marked.provides?.collection.isEmpty == false
        return isElement ? symbols.types.children(of: last).suffix(1).map(\.type) : named
    }

    private func isHidden(_ type: TypeID) -> Bool {
        symbols.types.parts(of: type).compactMap(symbols.symbol).contains {
            symbols[$0].sites.first.map(program.isHidden) == true
        }
    }
}
