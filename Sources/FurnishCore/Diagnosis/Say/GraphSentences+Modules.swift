/// Sentences about fakes and other modules.
extension GraphSentences {
    // MARK: Fakes

    func unfit(_ fake: ProviderID, _ replaced: ProviderID, _ mismatch: FakeMismatch) -> Diagnostic {
        var place = program.nameLocation(providers[fake].site)
        let (code, reason): (DiagnosticCode, String)
        switch mismatch {
        case .weakValue: (code, reason) = (.invalidLifetime, "a value type cannot be held weakly")
        case .failable: (code, reason) = (.failableProvider, "its initializer may return nil")
        case .actor(let actor): (code, reason) = (.isolationMismatch, "it is made on '@\(show(actor))'")
        case .effects(let effects): (code, reason) = (.effectMismatch, "making it " + words(effects))
        case .given(let lacking):
            (code, reason) = (.needsGiven, "it needs the given parameter '\(show(lacking.name))'")
            place = graph.location(ofNeed: lacking.need)
        case .cycle(let need):
            (code, reason) = (.dependencyCycle, "it needs what it replaces; take a closure")
            place = graph.location(ofNeed: need)
        }
        return Diagnostic(
            code, at: place, "'\(show(fake))' cannot replace '\(show(replaced))': \(reason)",
            notes: [note(providers[replaced].site, "this is what it replaces")])
    }

    // MARK: Other modules

    /// - Parameter marked: The declaration with the marker.
    func ways(to use: String, _ named: Site, _ marked: Site) -> [Note] {
        let (own, home) = (show(program.modules[0].name), show(program.module(of: named).name))
        let opened = bindings.scopes.indices.first { scope in
            bindings.scopes[scope].type.flatMap(symbols.symbol).map { symbols[$0].module > 0 } == true
        }
        let marker = bindings.marked[marked]?.needs
        let stated = opened.map { graph.show(scope: $0, in: program.moduleOfFile[Int(marked.file)]) } ?? "Session"
        let proposed =
            marker.map { MarkerEditor($0, in: program.file(marked.file)).stating(scope: stated).text } ?? ""
        let factory = opened.map { "'\(bindings.scopes[$0].factory)'" } ?? "a scope of '\(own)'"
        let scope =
            marker?.scope.isEmpty == false
            ? "remove '@Scope' in '\(home)' from what it names"
            : opened == nil ? "write the scope's type in its marker, such as '\(proposed)'" : "write '\(proposed)'"
        return [
            "to let the factory of '\(home)' \(use), add the plugin to that target, and use '\(home)Factory' there",
            "or, to let \(factory) \(use), \(scope)",
            "or, for handlers, mark a public protocol of '\(home)' whose method returns it '// @Provides', and take that protocol in '\(own)'",
        ].map { note(named, $0) }
    }
}
