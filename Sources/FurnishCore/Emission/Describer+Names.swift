/// The names of private members and of local values.
extension Describer {
    /// A name that differs from all members of the factory and from the globals that they call.
    func privateName(_ wanted: String) -> String {
        var name = wanted
        while names.all.contains(name) || globals.contains(name) { name += "_" }
        return SwiftKeyword.escaped(name)
    }

    /// The name of the variable that holds a new instance during injection.
    func instanceName(_ provider: ProviderID) -> String { MemberNames.local("instance", in: provider, graph) }

    /// Names for needs, which differ from those of the member's other values.
    func localNames(_ needs: [NeedID], of provider: ProviderID) -> [NeedID: String] {
        var taken = Set(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.formUnion([instanceName(provider), callName(provider)])
        var names: [NeedID: String] = [:]
        for need in needs {
            var name = graph.program.names.text(graph.needs[need].name)
            while !taken.insert(name).inserted { name += "_" }
            names[need] = name
        }
        return names
    }

    /// The way to a factory around another one.
    func parentPath(_ distance: Int) -> [String] { [String](repeating: names.parent, count: distance) }
}
