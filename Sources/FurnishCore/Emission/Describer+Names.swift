/// The names of private members and of local values.
extension Describer {
    /// A name that differs from all members of the factory and from the globals that they call.
    func privateName(_ wanted: String) -> String {
        var name = wanted
        while names.all.contains(name) || globals.contains(name) { name += "_" }
        return SwiftKeyword.escaped(name)
    }

    func privateName(_ verb: String, _ offer: OfferID) -> String {
        let name = names.names[offer]
        return privateName(verb + TypeName.capitalized(name.hasPrefix("make") ? String(name.dropFirst(4)) : name))
    }

    /// Names for needs, which differ from those of the member's other values.
    func localNames(_ needs: [NeedID], besides shared: [OfferID], _ provider: ProviderID) -> [NeedID: String] {
        var taken = Set(shared.compactMap { self.names.shared[$0] })
        taken.formUnion(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.insert(MemberNames.instance)
        var names: [NeedID: String] = [:]
        for need in needs {
            var name = graph.program.names.text(graph.needs[need].name)
            if name.isEmpty { name = graph.providers[provider].isCollection ? "element" : "owner" }
            while !taken.insert(name).inserted { name += "_" }
            names[need] = name
        }
        return names
    }
}
