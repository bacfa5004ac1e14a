/// Warns of entry points in the package's other modules that nothing makes.
extension Validator {
    mutating func reportForeignEntryPoints() {
        if graph.bindings.foreignEntryPoints.isEmpty { return }
        let made = Set(graph.reachedProviders.map { graph.providers[$0].site })
        var reported: Set<Site> = []
        for (site, scope) in graph.bindings.foreignEntryPoints {
            // An initializer makes its type, whose marker may say the same.
            let type = symbols.symbol(at: site) ?? symbols.enclosingType(of: site)
            let isMade = program.declaration(site).kind != .function
            let named = isMade ? type.flatMap { symbols[$0].sites.first } ?? site : site
            guard reported.insert(named).inserted else { continue }
            let (place, name) = (program.nameLocation(named), program.fullName(of: named))
            let verb = isMade ? "make" : "call"
            guard let scope else {
                // A need of this module makes it all the same.
                if made.contains(site) || made.contains(named) { continue }
                report(
                    .unusedProvider, at: place,
                    "nothing \(verb)s '\(name)', because no code in view mentions a factory of its module",
                    notes: ways(to: "\(verb) it", named, site))
                continue
            }
            guard let hidden = HiddenProvider.hiddenPlace(site, isMade ? type : nil, graph) else { continue }
            let reason = HiddenProvider.reason(at: hidden, program)
            report(
                .unusedProvider, at: place,
                "'\(graph.bindings.scopes[scope].factory)' cannot \(verb) '\(name)', because \(reason)")
        }
    }

    /// - Parameter marked: The declaration with the marker.
    private func ways(to use: String, _ named: Site, _ marked: Site) -> [Diagnostic.Note] {
        let (own, home) = (names.text(program.modules[0].name), names.text(program.module(of: named).name))
        let opened = graph.bindings.scopes.indices.first { scope in
            graph.bindings.scopes[scope].type.flatMap(symbols.symbol).map { symbols[$0].module > 0 } == true
        }
        let marker = graph.bindings.marked[marked]?.needs.map { MarkerEditor($0, in: program.file(marked.file)) }
        let stated = opened.map { graph.show(scope: $0, in: program.moduleOfFile[Int(marked.file)]) } ?? "Session"
        let proposed = marker?.stating(scope: stated).text ?? ""
        let factory = opened.map { "'\(graph.bindings.scopes[$0].factory)'" } ?? "a scope of '\(own)'"
        let scope =
            graph.bindings.marked[marked]?.needs?.scope.isEmpty == false
            ? "remove '@Scope' in '\(home)' from what it names"
            : opened == nil ? "write the scope's type in its marker, such as '\(proposed)'" : "write '\(proposed)'"
        return [
            "to let the factory of '\(home)' \(use), add the plugin to that target, and use '\(home)Factory' there",
            "or, to let \(factory) \(use), \(scope)",
            "or, for handlers, mark a public protocol of '\(home)' whose method returns it '// @Provides', and take that protocol in '\(own)'",
        ].map { note(named, $0) }
    }
}
