extension Collector {
    /// Whether the app itself asks the factory for the type that a declaration provides.
    func isEntryPoint(_ marked: MarkedDeclaration) -> Bool {
        let kind = program.declaration(marked.site).kind
        guard marked.provides != nil else {
            switch kind {
            case .initializer:
                let owner = symbols.enclosingType(of: marked.site).flatMap { symbols[$0].sites.first }
                return owner.flatMap { self.marked[$0]?.provides } == nil
            case .function: return isStaticOrGlobal(marked.site)
            case .property: return !marked.saysNeeds || isMemberwise(marked.site)
            default: return true
            }
        }
        guard let needs = marked.needs else { return false }
        switch kind {
        // On these, names only state how the parameters are filled.
        case .initializer, .function: return !needs.namesParameters && marked.neededParameters.isEmpty
        default: return needs.defaults.isEmpty || !needs.given.isEmpty
        }
    }

    /// Reports `in:` on a `@Needs` that makes no entry point, because only providers and entry points live in a scope.
    func checkScopeIsEntryPoints(_ marked: MarkedDeclaration) {
        // Fast path: few markers state a scope.
        guard marked.needs?.scope.isEmpty == false || !marked.neededParameters.isEmpty else { return }
        let isEntryPoint = isEntryPoint(marked)
        for marker in [isEntryPoint ? nil : marked.needs] + Array(marked.neededParameters.values) {
            guard let marker, !marker.scope.isEmpty, !marker.isMalformed else { continue }
            report(messages.scopeOfNoEntryPoint(marked, marker))
        }
    }
}
