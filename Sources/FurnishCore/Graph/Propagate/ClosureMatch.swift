/// Which given parameter each parameter of a closure fills.
enum ClosureMatch {
    case filled([Name])
    /// No given parameter is left for the closure's parameter at this position.
    case unmatched(Int)
    /// There are two ways.
    case ambiguous

    /// By name where the function type has names, else by type. As many of a type as are given match in order; fewer
    /// could be any of them.
    static func match(_ parameters: [TypeChild], with given: [GivenParameter], keys: TypeKeys) -> ClosureMatch {
        var filled: [Name] = parameters.map { parameter in
            given.contains { $0.name == parameter.label } ? parameter.label : .none
        }
        for (position, parameter) in parameters.enumerated() where parameter.label != .none {
            guard let named = given.first(where: { $0.name == parameter.label }),
                keys.key(named.type) == keys.key(parameter.type)
            else { return .unmatched(position) }
        }
        for (position, parameter) in parameters.enumerated() where filled[position] == .none {
            let key = keys.key(parameter.type)
            let alike = given.filter { keys.key($0.type) == key }
            let free = alike.filter { !filled.contains($0.name) }
            guard let first = free.first else { return .unmatched(position) }
            let wanted = parameters.indices.filter { filled[$0] == .none && keys.key(parameters[$0].type) == key }
            guard wanted.count >= free.count else { return .ambiguous }
            filled[position] = first.name
        }
        return .filled(filled)
    }
}
