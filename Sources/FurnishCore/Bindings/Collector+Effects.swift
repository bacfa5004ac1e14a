extension Collector {
    /// The errors of a declaration itself. A `rethrows` function has none: its errors come from its arguments.
    func thrown(_ site: Site) -> ThrownErrors {
        let declaration = program.declaration(site)
        guard declaration.traits.contains(.isThrowing), !declaration.traits.contains(.isRethrowing),
            !throwsNever(declaration, site.file)
        else { return .nothing }
        return declaration.thrownType.isEmpty ? .anything : .type(symbols.readType(declaration.thrownType, at: site))
    }

    func effects(_ site: Site) -> Effects {
        let declaration = program.declaration(site)
        var effects = Effects.none
        if declaration.traits.contains(.isAsync) { effects.insert(.isAsync) }
        if declaration.traits.contains(.isThrowing), !throwsNever(declaration, site.file) {
            effects.insert(declaration.traits.contains(.isRethrowing) ? .isRethrowing : .isThrowing)
        }
        return effects
    }

    private func throwsNever(_ declaration: Declaration, _ file: Int32) -> Bool {
        program.source(file).text(declaration.thrownType) == "Never"
    }

    /// A member of an actor is async for callers outside the actor.
    func effects(ofMember site: Site) -> Effects {
        let declaration = program.declaration(site)
        var effects = effects(site)
        if let owner = symbols.enclosingType(of: site), symbols[owner].kind == .actor, !isStaticOrGlobal(site),
            !declaration.traits.contains(.isNonisolated), !declaration.traits.contains(.isLet)
        {
            effects.insert(.isAsync)
        }
        return effects
    }
}
